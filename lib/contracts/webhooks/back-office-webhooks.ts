import { z } from 'zod'
import { instant, withEncoder, wrapIn } from '#lib/contracts/codecs.ts'
import { idField } from '#lib/contracts/fields.ts'
import { ageOrderField } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import {
  DELIVERY_STATUSES,
  type DeliveryDetail,
  type DeliverySummary,
} from '#lib/domain/webhooks/delivery.ts'
import { ENDPOINT_STATES } from '#lib/domain/webhooks/endpoint-state.ts'
import { EVENT_TYPES } from '#lib/domain/webhooks/events.ts'
import { FAILURE_CAUSES } from '#lib/domain/webhooks/failure-cause.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { deliveryQuerySchema } from './deliveries.ts'
import {
  deliveryDetailSchema,
  deliverySchema,
  encodeDelivery,
  encodeDeliveryDetail,
} from './delivery-wire.ts'

const ofApplication = { endpointId: z.uuid(), applicationName: z.string() }
const applicationOf = ({ endpointId, applicationName }: DeliverySummary) => ({ endpointId, applicationName })

const deliveryItem = withEncoder(deliverySchema.extend(ofApplication), (one: DeliverySummary) => ({
  ...encodeDelivery(one),
  ...applicationOf(one),
}))

const deliveryDetail = withEncoder(deliveryDetailSchema.extend(ofApplication), (one: DeliveryDetail) => ({
  ...encodeDeliveryDetail(one),
  ...applicationOf(one),
}))

const endpointSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  applicationName: z.string(),
  kind: z.enum(WEBHOOK_KINDS),
  name: z.string().nullable(),
  events: z.array(z.enum(EVENT_TYPES)).nullable(),
  url: z.string(),
  registeredAt: instant,
  status: z.enum(ENDPOINT_STATES),
  failingSince: instant.nullable(),
  disabledAt: instant.nullable(),
  disabledReason: z.string().nullable(),
  attempts: z.number().int(),
  succeeded: z.number().int(),
  hours: z.array(z.object({ attempts: z.number().int(), succeeded: z.number().int() })),
  lastFailure: z
    .object({ at: instant, cause: z.enum(FAILURE_CAUSES).nullable(), status: z.number().int().nullable() })
    .nullable(),
  nextAttemptAt: instant.nullable(),
  held: z.number().int(),
})

export const listEndpointHealthContract = panelContract({
  name: 'listEndpointHealth',
  path: '/panel/webhooks/endpoints',
  response: wrapIn('endpoints', z.array(endpointSchema)),
  codes: ['permission_denied'],
})

export const listBackOfficeDeliveriesContract = panelContract({
  name: 'listBackOfficeDeliveries',
  path: '/panel/webhooks/deliveries',
  query: deliveryQuerySchema.extend({
    order: ageOrderField,
    view: z.enum(DELIVERY_STATUSES).optional(),
  }),
  response: pageOf(deliveryItem),
  codes: ['permission_denied'],
})

export const getBackOfficeDeliveryContract = panelContract({
  name: 'getBackOfficeDelivery',
  path: '/panel/webhooks/deliveries/{id}',
  params: z.object({ id: idField }),
  response: deliveryDetail,
  codes: ['permission_denied', 'not_found'],
})
