import { z } from 'zod'
import { instant, under, written } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { ageOrderField, listExample } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
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
  DELIVERY_DETAIL_EXAMPLE,
  DELIVERY_EXAMPLE,
  deliveryDetailSchema,
  deliverySchema,
  encodeDelivery,
  encodeDeliveryDetail,
} from './delivery-wire.ts'

const access = { kind: 'person' } as const
const tag = 'Painel'
const ofApplication = { endpointId: z.uuid(), applicationName: z.string() }
const applicationOf = ({ endpointId, applicationName }: DeliverySummary) => ({ endpointId, applicationName })

const deliveryItem = written(deliverySchema.extend(ofApplication), (one: DeliverySummary) => ({
  ...encodeDelivery(one),
  ...applicationOf(one),
}))

const deliveryDetail = written(deliveryDetailSchema.extend(ofApplication), (one: DeliveryDetail) => ({
  ...encodeDeliveryDetail(one),
  ...applicationOf(one),
}))

const APPLICATION_EXAMPLE = {
  endpointId: '0199a3b2-7c00-7000-8000-00000000000c',
  applicationName: 'Robô de propostas',
}

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

export const listEndpointHealthContract = contract({
  name: 'listEndpointHealth',
  method: 'GET',
  path: '/panel/webhooks/endpoints',
  tag,
  summary: 'Lista os receptores de todas as aplicações com a saúde das últimas 24 horas',
  access,
  response: under('endpoints', z.array(endpointSchema)),
  codes: ['permission_denied'],
  examples: {
    response: {
      endpoints: [
        {
          id: APPLICATION_EXAMPLE.endpointId,
          applicationId: '0199a3b2-7c00-7000-8000-00000000000a',
          applicationName: APPLICATION_EXAMPLE.applicationName,
          kind: 'proposal',
          name: null,
          events: null,
          url: DELIVERY_EXAMPLE.url,
          registeredAt: '2026-11-01T12:00:00.000Z',
          status: 'active',
          failingSince: null,
          disabledAt: null,
          disabledReason: null,
          attempts: 1204,
          succeeded: 1201,
          hours: [{ attempts: 1204, succeeded: 1201 }],
          lastFailure: { at: '2026-11-01T13:00:00.000Z', cause: 'status', status: 503 },
          nextAttemptAt: null,
          held: 0,
        },
      ],
    },
  },
})

export const listBackOfficeDeliveriesContract = contract({
  name: 'listBackOfficeDeliveries',
  method: 'GET',
  path: '/panel/webhooks/deliveries',
  tag,
  summary: 'Lista as entregas de todas as aplicações',
  access,
  query: deliveryQuerySchema.extend({
    order: ageOrderField,
    view: z.enum(DELIVERY_STATUSES).optional(),
  }),
  response: pageOf(deliveryItem),
  codes: ['permission_denied'],
  examples: {
    response: listExample({ ...DELIVERY_EXAMPLE, ...APPLICATION_EXAMPLE }),
  },
})

export const getBackOfficeDeliveryContract = contract({
  name: 'getBackOfficeDelivery',
  method: 'GET',
  path: '/panel/webhooks/deliveries/{id}',
  tag,
  summary: 'Mostra uma entrega com o corpo mascarado',
  access,
  params: z.object({ id: idField }),
  response: deliveryDetail,
  codes: ['permission_denied', 'not_found'],
  examples: { response: { ...DELIVERY_DETAIL_EXAMPLE, ...APPLICATION_EXAMPLE } },
})
