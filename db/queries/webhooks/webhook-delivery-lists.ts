import { type AgeWindow, afterCursor, ageDirection } from '#db/age-window.ts'
import type { Connection } from '#db/client.ts'
import { eventBody } from '#db/encrypted-columns.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import type { DeliveryStatus, DeliverySummary } from '#lib/domain/webhooks/delivery.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

export type DeliveryFilter = {
  organizationId: string
  endpointIds?: readonly string[] | undefined
  type?: string | undefined
  statuses?: readonly DeliveryStatus[] | undefined
  /** State as shown on screens: a delivery waiting for a retry counts as failed, not as pending. */
  view?: DeliveryStatus | undefined
  resourceId?: string | undefined
}

export type EndpointChoice = {
  organizationId: string
  applicationId?: string | undefined
  kind?: WebhookKind | undefined
  id?: string | undefined
}

/** Includes removed endpoints, whose deliveries are still shown. */
export const findEndpointIds = async (tx: Connection, choice: EndpointChoice): Promise<string[]> => {
  const { organizationId, applicationId, kind, id } = choice
  const rows = await tx<{ id: string }[]>`
    select id from webhook_endpoints where organization_id = ${organizationId}
      ${applicationId === undefined ? NOTHING : tx`and application_id = ${applicationId}`}
      ${kind === undefined ? NOTHING : tx`and kind = ${kind}`}
      ${id === undefined ? NOTHING : tx`and id = ${id}`}
    order by id`
  return rows.map((row) => row.id)
}

type Window = AgeWindow & { limit: number; offset: number }

export const listWebhookDeliveries = (
  tx: Connection,
  filter: DeliveryFilter,
  window: Window,
): Promise<DeliverySummary[]> => {
  const rows = tx`${matching(tx, filter)} ${afterCursor(tx, tx`d.id`, window)}`
  // This query selects only the ids of the page, so that skipped rows are not joined.
  const page = tx`d.organization_id = ${filter.organizationId} and d.id = any(array(
    select d.id from webhook_deliveries d ${filter.resourceId === undefined ? NOTHING : ofEvents(tx)} where ${rows}
    order by d.id ${ageDirection(tx, window)} ${limitTo(tx, window.limit, window.offset)}))`
  return tx<DeliverySummary[]>`
    ${summary(tx)} where ${window.offset === 0 ? rows : page}
    order by d.id ${ageDirection(tx, window)} ${limitTo(tx, window.limit)}`
}

export const countWebhookDeliveries = async (
  tx: Connection,
  filter: DeliveryFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (
      select 1 from webhook_deliveries d ${filter.resourceId === undefined ? NOTHING : ofEvents(tx)}
      where ${matching(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const findWebhookDelivery = async (
  tx: Connection,
  key: { organizationId: string; applicationId?: string | undefined; id: string },
): Promise<(DeliverySummary & { body: string }) | undefined> => {
  const [row] = await tx<(DeliverySummary & { body: string })[]>`
    ${summary(tx, tx`, e.body`)} where d.organization_id = ${key.organizationId} and d.id = ${key.id}
      ${key.applicationId === undefined ? NOTHING : tx`and w.application_id = ${key.applicationId}`}`
  const { organizationId } = key
  return row && { ...row, body: eventBody.read({ organizationId, id: row.eventId }, row.body) }
}

const summary = (tx: Connection, more = NOTHING) => tx`
  select d.id, d.event_id, e.kind, e.type, e.resource_id, d.status, d.attempts, d.next_attempt_at, d.delivered_at, d.created_at,
    d.endpoint_id, a.name as application_name, w.url,
    (select response_status from webhook_attempts l
     where l.organization_id = d.organization_id and l.delivery_id = d.id order by l.number desc limit 1) as last_status ${more}
  from webhook_deliveries d ${ofEvents(tx)}
  join webhook_endpoints w on w.organization_id = d.organization_id and w.id = d.endpoint_id
  join applications a on a.organization_id = d.organization_id and a.id = w.application_id`

const ofEvents = (tx: Connection) =>
  tx`join events e on e.organization_id = d.organization_id and e.id = d.event_id`

const matching = (tx: Connection, filter: DeliveryFilter) => tx`
  d.organization_id = ${filter.organizationId}
  ${filter.endpointIds === undefined ? NOTHING : tx`and d.endpoint_id ${equalsAny(tx, filter.endpointIds)}`}
  ${filter.statuses === undefined ? NOTHING : tx`and d.status ${equalsAny(tx, filter.statuses)}`}
  ${filter.view === undefined ? NOTHING : tx`and ${statusCondition(tx, filter.view)}`}
  ${filter.type === undefined ? NOTHING : tx`and d.type = ${filter.type}`}
  ${filter.resourceId === undefined ? NOTHING : tx`and e.resource_id = ${filter.resourceId}`}`

const statusCondition = (tx: Connection, view: DeliveryStatus) => {
  const retried = tx`d.status = 'pending' and d.attempts > 0 and not coalesce((
    select ok from webhook_attempts l
    where l.organization_id = d.organization_id and l.delivery_id = d.id order by l.number desc limit 1), true)`
  if (view === 'failed')
    return tx`d.status in ('failed', 'pending') and (d.status = 'failed' or (${retried}))`
  if (view === 'pending') return tx`d.status = 'pending' and not (${retried})`
  return tx`d.status = ${view}`
}
