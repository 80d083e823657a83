import { addDays, dayInSaoPaulo, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'

/** Days of an offer, with the first; Autorregulação do Crédito Consignado, art. 4 VI, requires at least 2. */
export const DEFAULT_OFFER_DAYS = 2

const LEAST_MS = 24 * 60 * 60 * 1000

/** Returns the end of an offer's last day in São Paulo, but at least 24 hours from now. */
export const offerEnd = (now: Date, { offerDays = DEFAULT_OFFER_DAYS }: { offerDays?: number }): Date => {
  const end = endOfDayInSaoPaulo(addDays(dayInSaoPaulo(now), offerDays - 1))
  return new Date(Math.max(end.getTime(), now.getTime() + LEAST_MS))
}
