import type { Connection } from '#db/client.ts'
import {
  type FgtsBalanceEnd,
  type FgtsBalanceQueryRow,
  updateFgtsBalanceQueryEnded,
} from '#db/queries/fgts/fgts-balance-queries.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import { balanceExpiresAt } from '#lib/domain/fgts/balance-cache.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { Context } from '#lib/services/context.ts'
import { publish } from '#lib/webhooks/publish.ts'
import { balanceSucceededEvent } from './balance-succeeded-event.ts'

export type FgtsBalanceResult =
  | ({ status: 'success' } & Required<
      Pick<FgtsBalanceQueryRow, 'amountCents' | 'periods' | 'optedInDate' | 'existingCustomer'>
    >)
  | { status: 'fail'; code: ReasonCode; details: ErrorDetails }

/** Ends a query once and publishes its result, which is valid for 24 h unless the query has been cleared. */
export const endFgtsBalanceQuery = async (
  tx: Connection,
  context: Context,
  { queryId, result }: { queryId: string; result: FgtsBalanceResult },
): Promise<'applied' | 'ignored'> => {
  const key = { organizationId: context.organizationId, id: queryId }
  const times = { completedAt: context.now, expiresAt: balanceExpiresAt(context.now) }
  const end: FgtsBalanceEnd =
    result.status === 'success'
      ? { ...result, ...times }
      : { status: 'fail', code: result.code, reasonDetails: result.details, ...times }
  const ended = await updateFgtsBalanceQueryEnded(tx, key, end)
  if (!ended) return 'ignored'
  await publish(tx, context, eventOf(ended, result))
  return 'applied'
}

const eventOf = (row: FgtsBalanceQueryRow, result: FgtsBalanceResult) =>
  result.status === 'success'
    ? balanceSucceededEvent(row, false)
    : ({
        type: 'balance.status.received.fail',
        balanceId: row.id,
        documentNumber: row.documentNumber,
        provider: row.institutionCode,
        code: result.code,
        details: result.details,
      } as const)
