import {
  countWebhookDeliveries,
  type DeliveryFilter,
  type EndpointChoice,
  listWebhookDeliveries as findDeliveries,
  findEndpointIds,
} from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withPlannedSnapshot, withSnapshot } from '#db/transaction.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { offsetOfPage, pageOfRows } from '#lib/domain/page-of-rows.ts'
import type { DeliveryStatus, DeliverySummary } from '#lib/domain/webhooks/delivery.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'

export type DeliveryListRequest = Pick<DeliveryFilter, 'type' | 'view'> & {
  kind?: WebhookKind | undefined
  endpointId?: string | undefined
  status?: readonly DeliveryStatus[] | undefined
  resource?: string | undefined
  page: number
  limit: number
  cursor?: string | undefined
  /** Default: newest first. */
  order?: AgeOrder | undefined
}

export type DeliveryPage = {
  rows: DeliverySummary[]
  total: number
  totalIsExact: boolean
  page: number
  limit: number
  nextCursor: string | null
}

export const listWebhookDeliveries = async (
  context: Context,
  request: DeliveryListRequest,
): Promise<DeliveryPage> => {
  const { page, limit, cursor, order, kind, type, view } = request
  const offset = offsetOfPage(request)
  const choice = { ...deliveryOwner(context), kind, id: request.endpointId }
  const filter = { type, view, statuses: request.status, resourceId: request.resource }
  // An endpoint, type or status may be rare, so the best plan depends on it.
  const inSnapshot = isNarrowed(choice) || isFiltered(filter) ? withSnapshot : withPlannedSnapshot
  return inSnapshot(context, async (tx) => {
    const endpointIds = isNarrowed(choice) ? await findEndpointIds(tx, choice) : undefined
    const wanted: DeliveryFilter = { ...filter, organizationId: context.organizationId, endpointIds }
    const [matches, count] = await Promise.all([
      findDeliveries(tx, wanted, { limit: limit + 1, offset, cursor, order }),
      cachedCount({ list: 'deliveries', ...wanted }, () =>
        countWebhookDeliveries(tx, wanted, COUNT_CEILING + 1),
      ),
    ])
    return pageOfRows({ matches, count, page, limit })
  })
}

const isNarrowed = ({ applicationId, kind, id }: EndpointChoice) =>
  applicationId !== undefined || kind !== undefined || id !== undefined

const isFiltered = ({ type, statuses, resourceId }: Omit<DeliveryFilter, 'organizationId'>) =>
  type !== undefined || statuses !== undefined || resourceId !== undefined
