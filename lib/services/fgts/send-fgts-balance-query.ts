import {
  type FgtsBalanceQueryRow,
  updateFgtsBalanceQueryRunning,
} from '#db/queries/fgts/fgts-balance-queries.ts'
import { insertInstitutionReference } from '#db/queries/institutions/institution-references.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { institutionOf } from '#lib/institutions/registry.ts'
import type { Context } from '#lib/services/context.ts'
import { endFgtsBalanceQuery } from '#lib/services/fgts/parts/end-fgts-balance-query.ts'
import { scheduleRead } from '#lib/services/kernel/schedule-read.ts'

type OutgoingQuery = { query: FgtsBalanceQueryRow; institution: InstitutionRow }

/**
 * Sends the query with its id as idempotency key. A refusal ends the query; other errors make the job retry.
 * @withoutPermission runs as a background job of an already permitted request
 * @withoutTrace the query row stores requester, times and outcome
 */
export const sendFgtsBalanceQuery = async (context: Context, input: { queryId: string }): Promise<void> => {
  const outgoing = await markRunning(context, input.queryId)
  if (!outgoing) return
  const { query, institution } = outgoing
  try {
    const { externalId } = await institutionOf(institution, context.organizationId).requestFgtsBalance({
      reference: query.id,
      documentNumber: query.documentNumber,
    })
    await storeReference(context, query, externalId)
  } catch (error) {
    if (!(error instanceof DomainError) || reasonOf(error.code).kind !== 'refusal') throw error
    const result = { status: 'fail', code: error.code, details: error.details } as const
    await withTransaction(context, (tx) => endFgtsBalanceQuery(tx, context, { ...input, result }))
  }
}

const markRunning = (context: Context, id: string): Promise<OutgoingQuery | undefined> =>
  withTransaction(context, async (tx) => {
    const key = { organizationId: context.organizationId, id }
    const query = await updateFgtsBalanceQueryRunning(tx, key, context.now)
    if (!query || query.deadlineAt <= context.now) return undefined
    const institution = await findInstitution(tx, query.institutionCode)
    if (!institution) throw new Error('a balance query names an institution that does not exist')
    return { query, institution }
  })

const storeReference = (context: Context, query: FgtsBalanceQueryRow, externalId: string) =>
  withTransaction(context, async (tx) => {
    const { institutionCode, organizationId, id: resourceId } = query
    const resource = { institutionCode, resourceType: 'fgts_balance_query', resourceId } as const
    await insertInstitutionReference(tx, { ...resource, externalId, organizationId, createdAt: context.now })
    await scheduleRead(tx, context, resource)
  })
