import type { FgtsBalanceQueryRow } from '#db/queries/fgts-balance-queries'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation'

/** A live balance with what a simulation reads of it. */
export type LiveFgtsBalance = FgtsBalanceQueryRow & {
  periods: readonly FgtsInstallment[]
  expiresAt: Date
}

/** Whether a balance was received and is neither expired nor cleared at an instant. */
export const isLiveFgtsBalance = (balance: FgtsBalanceQueryRow, now: Date): balance is LiveFgtsBalance =>
  balance.status === 'success' &&
  balance.clearedAt === null &&
  balance.periods !== null &&
  balance.expiresAt !== null &&
  balance.expiresAt > now
