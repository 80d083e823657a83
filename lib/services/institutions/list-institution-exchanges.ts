import type { Connection } from '#db/client.ts'
import {
  countInstitutionExchanges,
  type ExchangeFilter,
  type ExchangeSummary,
  listInstitutionExchanges as findExchanges,
  listContractResources,
} from '#db/queries/institutions/institution-exchanges.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import type { ExchangeOutcome } from '#lib/domain/institutions/exchange.ts'
import { offsetOfPage, pageOfRows } from '#lib/domain/page-of-rows.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'

export type ExchangeListRequest = {
  institution?: string | undefined
  outcome?: ExchangeOutcome | undefined
  /** A contract number, a request id, an idempotency key, or the id of a proposal, consult or balance. */
  search?: string | undefined
  page: number
  limit: number
  cursor?: string | undefined
  order?: AgeOrder | undefined
}

export type ExchangePage = {
  rows: ExchangeSummary[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

/** A search by contract number finds calls about its proposal and about the balance or consult behind it. */
export const listInstitutionExchanges = async (
  context: Context,
  request: ExchangeListRequest,
): Promise<ExchangePage> => {
  requirePermission(context, 'view_institutions')
  const { page, limit, cursor, order } = request
  return withPlannedSnapshot(context, async (tx) => {
    const filter = await filterOf(tx, context, request)
    const [matches, count] = await Promise.all([
      findExchanges(tx, filter, { limit: limit + 1, offset: offsetOfPage(request), cursor, order }),
      cachedCount({ list: 'exchanges', ...filter }, () =>
        countInstitutionExchanges(tx, filter, COUNT_CEILING + 1),
      ),
    ])
    return pageOfRows({ matches, count, page, limit })
  })
}

const filterOf = async (
  tx: Connection,
  { organizationId }: Context,
  { institution: institutionCode, outcome, search: text }: ExchangeListRequest,
): Promise<ExchangeFilter> => {
  const filter = { organizationId, institutionCode, outcome }
  if (text === undefined) return filter
  if (isContractNumber(text)) {
    const resourceIds = await listContractResources(tx, { organizationId, contractNumber: text })
    return { ...filter, search: { text, resourceIds } }
  }
  return { ...filter, search: { text, resourceIds: isUuid(text) ? [text] : [] } }
}
