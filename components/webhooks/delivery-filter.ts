import { DELIVERY_STATUSES, type DeliveryStatus } from '#lib/domain/webhooks/delivery'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds'

/** What the list of deliveries is narrowed to; '' is everything. */
export type DeliveryFilter = {
  status: DeliveryStatus | ''
  kind: WebhookKind | ''
  endpointId: string
  resource: string
  cursor: string
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const idIn = (value: string | string[] | undefined) => {
  const id = one(value).trim().toLowerCase()
  return UUID.test(id) ? id : ''
}

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readDeliveryFilter = (query: Query): DeliveryFilter => ({
  status: DELIVERY_STATUSES.find((status) => status === one(query.status)) ?? '',
  kind: WEBHOOK_KINDS.find((kind) => kind === one(query.kind)) ?? '',
  endpointId: idIn(query.endpoint),
  resource: idIn(query.resource),
  cursor: idIn(query.cursor),
})

/** The address of the list with this filter. */
export const deliveriesHref = ({ status, kind, endpointId, resource, cursor }: DeliveryFilter): string => {
  const query = new URLSearchParams()
  if (status !== '') query.set('status', status)
  if (kind !== '') query.set('kind', kind)
  if (endpointId !== '') query.set('endpoint', endpointId)
  if (resource !== '') query.set('resource', resource)
  if (cursor !== '') query.set('cursor', cursor)
  return query.size === 0 ? '/webhooks/deliveries' : `/webhooks/deliveries?${query}`
}

/** The same filter as the list's contract takes it. */
export const deliveryQueryOf = ({ status, kind, endpointId, resource, cursor }: DeliveryFilter) => ({
  limit: '50',
  ...(status !== '' && { status }),
  ...(kind !== '' && { kind }),
  ...(endpointId !== '' && { endpointId }),
  ...(resource !== '' && { resource }),
  ...(cursor !== '' && { cursor }),
})
