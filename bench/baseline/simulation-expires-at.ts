import { dayInSaoPaulo, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'

/** A simulation expires with its balance or consult, and no later than the day ends in São Paulo. */
export const simulationExpiresAt = (basisEnd: Date, now: Date): Date => {
  const dayEnd = endOfDayInSaoPaulo(dayInSaoPaulo(now))
  return dayEnd < basisEnd ? dayEnd : basisEnd
}
