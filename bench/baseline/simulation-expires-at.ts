import { dayInSaoPaulo, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'

/** A simulation ends with its balance or consult, at the latest with the day in São Paulo. */
export const simulationExpiresAt = (basisEnd: Date, now: Date): Date => {
  const dayEnd = endOfDayInSaoPaulo(dayInSaoPaulo(now))
  return dayEnd < basisEnd ? dayEnd : basisEnd
}
