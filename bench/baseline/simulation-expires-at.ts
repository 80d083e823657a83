import { dayInSaoPaulo, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'

/** Returns the end of the balance or consult, or the end of the day in São Paulo if that is earlier. */
export const simulationExpiresAt = (basisEnd: Date, now: Date): Date => {
  const dayEnd = endOfDayInSaoPaulo(dayInSaoPaulo(now))
  return dayEnd < basisEnd ? dayEnd : basisEnd
}
