import { addressFilter, fitting, id, named } from '../tables/address-filter.ts'
import { ORDER_TEXT } from '../tables/row-order.ts'

const ADDRESS = addressFilter('/webhooks', {
  // The application whose endpoints are shown; '' shows those of all.
  applicationId: named('application', id),
  sort: fitting(ORDER_TEXT),
})

/** Which endpoints are shown, in which order. */
export type EndpointFilter = ReturnType<typeof ADDRESS.read>

export const { read: readEndpointFilter, href: endpointsHref } = ADDRESS
