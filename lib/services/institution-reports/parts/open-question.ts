import type { Connection } from '#db/client.ts'
import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { findFgtsBalanceQuery } from '#db/queries/fgts/fgts-balance-queries.ts'
import {
  findInstitutionReferenceOf,
  type InstitutionReferenceRow,
} from '#db/queries/institutions/institution-references.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { findProposal } from '#db/queries/proposals/proposals.ts'
import { isProposalRead } from '#lib/domain/institutions/read-pauses.ts'
import type { InstitutionQuestion } from '#lib/institutions/institution.ts'
import type { ReadState } from '#lib/queue/catalog.ts'
import type { Context } from '#lib/services/context.ts'

export type OpenQuestion = {
  question: InstitutionQuestion
  reference: InstitutionReferenceRow
  institution: InstitutionRow
  /** True for a proposal whose status is final, but which the institution may still pay or refund. */
  isEnded: boolean
  deadlineAt: Date | null
  /** Changes with every update of the row. */
  stamp: string
}

type QuestionRow = Pick<InstitutionQuestion, 'documentNumber' | 'askedAt'> & {
  institutionCode: string
  status: string
  updatedAt: Date
  deadlineAt?: Date | null
}

const ENDED: readonly string[] = ['paid', 'canceled', 'rejected', 'refunded']

/** Returns undefined for an ended or unsent question; a hint finds a proposal however long ago it ended. */
export const findOpenQuestion = async (
  tx: Connection,
  context: Context,
  { resourceType, resourceId, isHint = false }: Pick<ReadState, 'resourceType' | 'resourceId' | 'isHint'>,
): Promise<OpenQuestion | undefined> => {
  const { organizationId } = context
  const asked = await ASKED[resourceType](tx, context, { id: resourceId, isHint })
  if (!asked) return undefined
  const reference = await findInstitutionReferenceOf(tx, organizationId, { resourceType, resourceId })
  const institution = await findInstitution(tx, asked.institutionCode)
  if (!reference || !institution) return undefined
  const { documentNumber, askedAt, status, updatedAt, deadlineAt = null } = asked
  return {
    question: { resourceType, externalId: reference.externalId, documentNumber, askedAt },
    reference,
    institution,
    isEnded: ENDED.includes(status),
    deadlineAt,
    stamp: `${status} ${updatedAt.toISOString()}`,
  }
}

type FindAsked = (
  tx: Connection,
  context: Context,
  question: { id: string; isHint: boolean },
) => Promise<QuestionRow | undefined>

const AWAITED_CONSULT: readonly string[] = ['CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS']

const ASKED: Readonly<Record<ReadState['resourceType'], FindAsked>> = {
  fgts_balance_query: async (tx, { organizationId }, { id }) => {
    const row = await findFgtsBalanceQuery(tx, { organizationId, id })
    return row && ['queued', 'running'].includes(row.status) ? { ...row, askedAt: row.createdAt } : undefined
  },
  clt_consult: async (tx, { organizationId }, { id }) => {
    const row = await findCltConsult(tx, { organizationId, id })
    return row && AWAITED_CONSULT.includes(row.status) ? { ...row, askedAt: row.createdAt } : undefined
  },
  proposal: async (tx, { organizationId, now }, { id, isHint }) => {
    const row = await findProposal(tx, { organizationId, id })
    return row && (isHint || isProposalRead(row, now)) ? { ...row, askedAt: row.createdAt } : undefined
  },
}
