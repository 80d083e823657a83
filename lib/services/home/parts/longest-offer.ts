import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { DEFAULT_OFFER_DAYS } from '#lib/domain/simulations/offer-end.ts'

const DAY_MS = 24 * 3_600_000

export const longestOfferMs = async (tx: Connection): Promise<number> => {
  const institutions = await listInstitutions(tx)
  const days = institutions.map(({ settings }) => settings.offerDays ?? DEFAULT_OFFER_DAYS)
  return Math.max(DEFAULT_OFFER_DAYS, ...days) * DAY_MS
}
