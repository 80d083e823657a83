import { addressFilter, fitting, id, named } from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'

const ADDRESS = addressFilter('/webhooks', {
  applicationId: named('application', id),
  sort: fitting(ORDER_TEXT),
})

export type EndpointFilter = ReturnType<typeof ADDRESS.read>

export const { read: readEndpointFilter, href: endpointsHref } = ADDRESS
