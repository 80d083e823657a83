import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation.ts'

export type LiveFgtsBalance = FgtsBalanceQueryRow & {
  periods: readonly FgtsInstallment[]
  expiresAt: Date
}

export const isLiveFgtsBalance = (balance: FgtsBalanceQueryRow, now: Date): balance is LiveFgtsBalance =>
  balance.status === 'success' &&
  balance.clearedAt === null &&
  balance.periods !== null &&
  balance.expiresAt !== null &&
  balance.expiresAt > now
