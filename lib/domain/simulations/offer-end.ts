import { addDays, dayInSaoPaulo, endOfDayInSaoPaulo } from '../calendar.ts'

/**
 * Days an offer is honoured unless its institution says otherwise, its own included: at least 2 by the
 * Autorregulação do Crédito Consignado, art. 4 VI.
 */
export const DEFAULT_OFFER_DAYS = 2

const LEAST_MS = 24 * 60 * 60 * 1000

/**
 * When an offer made now ends: with the last of its days in São Paulo, and never before 24 hours, so that one
 * made late in the evening is honoured as well.
 */
export const offerEnd = (now: Date, { offerDays = DEFAULT_OFFER_DAYS }: { offerDays?: number }): Date => {
  const end = endOfDayInSaoPaulo(addDays(dayInSaoPaulo(now), offerDays - 1))
  return new Date(Math.max(end.getTime(), now.getTime() + LEAST_MS))
}
