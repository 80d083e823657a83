import { addressFilter, id, named, omitEmpty, oneOf } from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'
import { DELIVERY_STATUSES } from '#lib/domain/webhooks/delivery.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'

const ADDRESS = addressFilter('/webhooks/deliveries', {
  status: oneOf(DELIVERY_STATUSES),
  kind: oneOf(WEBHOOK_KINDS),
  endpointId: named('endpoint', id),
  resource: id,
  order: ageOrder,
  cursor: id,
})

export type DeliveryFilter = ReturnType<typeof ADDRESS.read>

export const { read: readDeliveryFilter, href: deliveriesHref } = ADDRESS

export const deliveriesOfEndpointHref = (id: string) =>
  deliveriesHref({ status: '', kind: '', endpointId: id, resource: '', order: '', cursor: '' })

export const deliveryQueryOf = ({ status, ...filter }: DeliveryFilter) => ({
  limit: '50',
  ...omitEmpty(filter),
  ...(status !== '' && { view: status }),
})
