import { dayInSaoPaulo, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'

/** A simulation expires with its balance or consult, or at the end of the day in São Paulo if earlier. */
export const simulationExpiresAt = (basisEnd: Date, now: Date): Date => {
  const dayEnd = endOfDayInSaoPaulo(dayInSaoPaulo(now))
  return dayEnd < basisEnd ? dayEnd : basisEnd
}
