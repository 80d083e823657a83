import type { HealthState } from './institution-health.ts'

export const INSTITUTION_SIGNALS = ['down', 'slow'] as const
export type InstitutionSignal = (typeof INSTITUTION_SIGNALS)[number]

/** `isHeld`: no calls are made at the moment, because of outages or because the institution asked to wait. */
export const signalOf = (health: HealthState, { isHeld }: { isHeld: boolean }): InstitutionSignal | null => {
  if (isHeld || health === 'down') return 'down'
  return health === 'degraded' ? 'slow' : null
}
