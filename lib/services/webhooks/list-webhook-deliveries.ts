import {
  countWebhookDeliveries,
  type DeliveryFilter,
  listWebhookDeliveries as findDeliveries,
} from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withPlannedSnapshot, withSnapshot } from '#db/transaction.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import { offsetOfPage, pageOfRows } from '#lib/domain/page-of-rows.ts'
import type { DeliveryStatus, DeliverySummary } from '#lib/domain/webhooks/delivery.ts'
import type { Context } from '#lib/services/context.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'

export type DeliveryListRequest = Pick<DeliveryFilter, 'kind' | 'type' | 'endpointId' | 'view'> & {
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
  const { page, limit, cursor, kind, type, endpointId, view } = request
  const filter: DeliveryFilter = {
    ...deliveryOwner(context),
    kind,
    type,
    endpointId,
    view,
    statuses: request.status,
    resourceId: request.resource,
  }
  const offset = offsetOfPage(request)
  // A kind, type or status may be rare, so the best plan depends on it.
  const inSnapshot = isFiltered(filter) ? withSnapshot : withPlannedSnapshot
  return inSnapshot(context, async (tx) => {
    const [matches, count] = await Promise.all([
      findDeliveries(tx, filter, { limit: limit + 1, offset, cursor, order: request.order }),
      cachedCount({ list: 'deliveries', ...filter }, () =>
        countWebhookDeliveries(tx, filter, COUNT_CEILING + 1),
      ),
    ])
    return pageOfRows({ matches, count, page, limit })
  })
}

const isFiltered = ({ kind, type, endpointId, statuses, resourceId }: DeliveryFilter) =>
  [kind, type, endpointId, statuses, resourceId].some((value) => value !== undefined)
