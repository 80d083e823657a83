import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { getEnv } from '#lib/config/env.ts'

const DELAYS_MS = {
  balance: 1_500,
  slowBalance: 60_000,
  worker: 1_500,
  credit: 1_500,
  contract: 1_200,
  analysis: 1_500,
  payout: 2_000,
  cancel: 1_000,
  refund: 3_000,
} as const
const SLOW_FACTOR = 20

export type DelayName = keyof typeof DELAYS_MS

export const delayMs = ({ settings }: Pick<InstitutionRow, 'settings'>, name: DelayName): number => {
  const usual = { ...DELAYS_MS, ...settings.delaysMs }[name]
  return Math.round(usual * getEnv().SANDBOX_DELAY_SCALE * (settings.fault === 'slow' ? SLOW_FACTOR : 1))
}
