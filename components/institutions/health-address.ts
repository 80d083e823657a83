import { HEALTH_RANGES } from '#lib/domain/institutions/call-figures'
import { addressFilter, oneOf } from '../tables/address-filter.ts'

export const { read: readHealthAddress, href: healthHref } = addressFilter('/institutions', {
  range: oneOf(HEALTH_RANGES, '24h'),
})
