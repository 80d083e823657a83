import { addressFilter, oneOf } from '#components/tables/address-filter.ts'
import { HEALTH_RANGES } from '#lib/domain/institutions/call-figures.ts'

export const { read: readHealthAddress, href: healthHref } = addressFilter('/institutions', {
  range: oneOf(HEALTH_RANGES, '24h'),
})
