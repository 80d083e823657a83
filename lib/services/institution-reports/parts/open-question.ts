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
  isPaid: boolean
  /** Changes whenever the row does. */
  stamp: string
}

type Asked = Pick<InstitutionQuestion, 'documentNumber' | 'askedAt'> & {
  institutionCode: string
  status: string
  updatedAt: Date
}

/** Returns a question whose answer is still awaited; undefined for one that ended or was not put yet. */
export const findOpenQuestion = async (
  tx: Connection,
  context: Context,
  { resourceType, resourceId }: Pick<ReadState, 'resourceType' | 'resourceId'>,
): Promise<OpenQuestion | undefined> => {
  const { organizationId } = context
  const asked = await ASKED[resourceType](tx, context, resourceId)
  if (!asked) return undefined
  const reference = await findInstitutionReferenceOf(tx, organizationId, { resourceType, resourceId })
  const institution = await findInstitution(tx, asked.institutionCode)
  if (!reference || !institution) return undefined
  const { documentNumber, askedAt, status, updatedAt } = asked
  return {
    question: { resourceType, externalId: reference.externalId, documentNumber, askedAt },
    reference,
    institution,
    isPaid: status === 'paid',
    stamp: `${status} ${updatedAt.toISOString()}`,
  }
}

type FindAsked = (tx: Connection, context: Context, id: string) => Promise<Asked | undefined>

const AWAITED_CONSULT: readonly string[] = ['CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS']

const ASKED: Readonly<Record<ReadState['resourceType'], FindAsked>> = {
  fgts_balance_query: async (tx, { organizationId }, id) => {
    const row = await findFgtsBalanceQuery(tx, { organizationId, id })
    return row && ['queued', 'running'].includes(row.status) ? { ...row, askedAt: row.createdAt } : undefined
  },
  clt_consult: async (tx, { organizationId }, id) => {
    const row = await findCltConsult(tx, { organizationId, id })
    return row && AWAITED_CONSULT.includes(row.status) ? { ...row, askedAt: row.createdAt } : undefined
  },
  proposal: async (tx, { organizationId, now }, id) => {
    const row = await findProposal(tx, { organizationId, id })
    return row && isProposalRead(row, now) ? { ...row, askedAt: row.createdAt } : undefined
  },
}
