import { HEALTH_RANGES } from '#lib/domain/institutions/call-figures'
import { addressFilter, oneOf } from '../tables/address-filter.ts'

/** How far back the screen of the institutions looks, as its address has it. */
export const { read: readHealthAddress, href: healthHref } = addressFilter('/institutions', {
  range: oneOf(HEALTH_RANGES, '24h'),
})
