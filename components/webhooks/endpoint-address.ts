import { addressFilter, id, named } from '../tables/address-filter.ts'

/** The application whose endpoints are shown, as the address has it; '' shows those of all. */
export const { read: readEndpointAddress, href: endpointsHref } = addressFilter('/webhooks', {
  applicationId: named('application', id),
})
