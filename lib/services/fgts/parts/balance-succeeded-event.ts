import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { BalanceSucceeded } from '#lib/domain/webhooks/events.ts'

/** `cached` is true if the event reports a stored result again. @throws Error if the query did not succeed */
export const balanceSucceededEvent = (row: FgtsBalanceQueryRow, cached: boolean): BalanceSucceeded => {
  const { amountCents, periods, optedInDate, existingCustomer, expiresAt } = row
  if (row.status !== 'success' || amountCents === null || periods === null || expiresAt === null)
    throw new Error('a balance query that did not succeed has no balance to tell')
  return {
    type: 'balance.status.received.success',
    balanceId: row.id,
    documentNumber: row.documentNumber,
    provider: row.institutionCode,
    amountCents,
    periods,
    optedInDate,
    existingCustomer,
    cached,
    expiresAt,
  }
}
