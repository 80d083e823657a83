import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { webhookEndpoints } from '#db/schema/webhooks.ts'
import { PAUSED } from '#lib/domain/webhooks/endpoint-state.ts'

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect

/** An application has one registration per kind, besides its additional endpoints. */
export type RegistrationKey = Pick<WebhookEndpointRow, 'organizationId' | 'applicationId' | 'kind'>

export type EndpointKey = { organizationId: string; applicationId?: string | undefined; id: string }

export const listWebhookEndpoints = async (
  tx: Connection,
  owner: Pick<WebhookEndpointRow, 'organizationId' | 'applicationId'>,
): Promise<WebhookEndpointRow[]> => tx<WebhookEndpointRow[]>`
  select * from webhook_endpoints
  where organization_id = ${owner.organizationId} and application_id = ${owner.applicationId} and deleted_at is null
  order by kind, is_additional, id`

export type EndpointOfApplication = WebhookEndpointRow & { applicationName: string; revokedAt: Date | null }

export const listEndpointsOfOrganization = (
  tx: Connection,
  owner: { organizationId: string; applicationId?: string },
): Promise<EndpointOfApplication[]> => tx<EndpointOfApplication[]>`
  select w.*, a.name as application_name, a.revoked_at
  from webhook_endpoints w
  join applications a on a.organization_id = w.organization_id and a.id = w.application_id
  where w.organization_id = ${owner.organizationId} and w.deleted_at is null
    ${owner.applicationId === undefined ? NOTHING : tx`and w.application_id = ${owner.applicationId}`}
  order by a.name, a.id, w.kind, w.is_additional, w.id`

export const findRegisteredEndpoint = async (
  tx: Connection,
  key: RegistrationKey,
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`
    select * from webhook_endpoints
    where organization_id = ${key.organizationId} and application_id = ${key.applicationId} and kind = ${key.kind}
      and not is_additional and deleted_at is null`
  return row
}

export const findEndpointById = async (
  tx: Connection,
  key: EndpointKey,
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`select * from webhook_endpoints where ${keyCondition(tx, key)}`
  return row
}

const keyCondition = (tx: Connection, { organizationId, applicationId, id }: EndpointKey) => tx`
  organization_id = ${organizationId} and id = ${id} and deleted_at is null
  ${applicationId === undefined ? NOTHING : tx`and application_id = ${applicationId}`}`

/** Serializes the creation of an application's endpoints, whose number is limited. */
export const lockEndpointsOf = async (tx: Connection, applicationId: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`webhook_endpoints:${applicationId}`}, 0))`
}

export type NewEndpoint = RegistrationKey &
  Pick<WebhookEndpointRow, 'id' | 'url' | 'name' | 'eventTypes' | 'sealedSecret' | 'registeredAt'>

export const insertWebhookEndpoint = async (
  tx: Connection,
  row: NewEndpoint & Partial<Pick<WebhookEndpointRow, 'isSample'>>,
): Promise<WebhookEndpointRow> => {
  const [stored] = await tx<WebhookEndpointRow[]>`
    insert into webhook_endpoints ${tx({ ...row, isAdditional: true })} returning *`
  if (!stored) throw new Error('the endpoint was not stored')
  return stored
}

/** Re-enables the endpoint. An existing one keeps its secret, name and filter; a removed one does not. */
export const insertOrReplaceWebhookEndpoint = async (
  tx: Connection,
  row: NewEndpoint,
): Promise<WebhookEndpointRow> => {
  const [stored] = await tx<WebhookEndpointRow[]>`
    insert into webhook_endpoints ${tx(row)}
    on conflict (application_id, kind) where not is_additional do update set
      url = excluded.url, registered_at = excluded.registered_at,
      failing_since = null, disabled_at = null, disabled_reason = null, deleted_at = null,
      name = case when webhook_endpoints.deleted_at is null then webhook_endpoints.name else excluded.name end,
      event_types = case when webhook_endpoints.deleted_at is null then webhook_endpoints.event_types else excluded.event_types end,
      sealed_secret = case when webhook_endpoints.deleted_at is null then webhook_endpoints.sealed_secret else excluded.sealed_secret end,
      sealed_previous_secret = case when webhook_endpoints.deleted_at is null then webhook_endpoints.sealed_previous_secret end,
      previous_secret_until = case when webhook_endpoints.deleted_at is null then webhook_endpoints.previous_secret_until end,
      older_secrets = case when webhook_endpoints.deleted_at is null then webhook_endpoints.older_secrets else '[]' end
    returning *`
  if (!stored) throw new Error('the endpoint was not stored')
  return stored
}

export const updateWebhookEndpoint = async (
  tx: Connection,
  key: EndpointKey,
  { name, eventTypes }: Pick<WebhookEndpointRow, 'name' | 'eventTypes'>,
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`
    update webhook_endpoints set name = ${name}, event_types = ${eventTypes}::text[]
    where ${keyCondition(tx, key)} returning *`
  return row
}

export const updateWebhookEndpointUrl = async (
  tx: Connection,
  key: EndpointKey,
  { url, at }: { url: string; at: Date },
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`
    update webhook_endpoints set url = ${url}, registered_at = ${at},
      failing_since = null, disabled_at = null, disabled_reason = null
    where ${keyCondition(tx, key)} returning *`
  return row
}

/** The replaced secret signs until `previousUntil`, older secrets until their own expiry. */
export const updateWebhookEndpointSecret = async (
  tx: Connection,
  key: EndpointKey,
  secret: { sealedSecret: string; previousUntil: Date; at: Date },
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`
    update webhook_endpoints set
      older_secrets = case when previous_secret_until > ${secret.at}
        then jsonb_build_array(jsonb_build_object(
          'sealed', sealed_previous_secret, 'until', (extract(epoch from previous_secret_until) * 1000)::bigint)) else '[]' end || (select coalesce(jsonb_agg(older.secret order by older.place), '[]')
          from jsonb_array_elements(older_secrets) with ordinality older(secret, place)
          where (older.secret->>'until')::bigint > ${secret.at.getTime()}),
      sealed_previous_secret = sealed_secret, previous_secret_until = ${secret.previousUntil}, sealed_secret = ${secret.sealedSecret}
    where ${keyCondition(tx, key)} returning *`
  return row
}

export const removeWebhookEndpoint = async (
  tx: Connection,
  key: EndpointKey,
  at: Date,
): Promise<WebhookEndpointRow | undefined> => {
  const [row] = await tx<WebhookEndpointRow[]>`
    update webhook_endpoints set deleted_at = ${at} where ${keyCondition(tx, key)} returning *`
  return row
}

/** The result of an attempt is ignored if the endpoint's URL has changed since. */
export type AttemptedEndpoint = Pick<WebhookEndpointRow, 'id' | 'organizationId' | 'url'>

/**
 * Queued deliveries of an endpoint that one attempt moves between the searches (`is_patient`). The next
 * attempts move the rest, so that a long backlog does not delay the recording of other attempts.
 */
const MOST_MOVED = 500

export const updateWebhookEndpointsWorking = async (
  tx: Connection,
  organizationId: string,
  endpoints: readonly Pick<AttemptedEndpoint, 'id' | 'url'>[],
): Promise<void> => {
  const ids = endpoints.map(({ id }) => id)
  await tx`
    with working as (
      select distinct w.id from webhook_endpoints w
      join unnest(${ids}::uuid[], ${endpoints.map(({ url }) => url)}::text[]) as attempted(id, url) on attempted.id = w.id and attempted.url = w.url
      where w.id = any(${ids}::uuid[]) and w.organization_id = ${organizationId}
    ), recovered as (
      update webhook_endpoints set failing_since = null
      where id = any(array(select id from working)) and organization_id = ${organizationId} and failing_since is not null
    )
    update webhook_queue set is_patient = false where delivery_id = any(array(
      select moved.delivery_id from working cross join lateral (
        select q.delivery_id from webhook_queue q
        where q.endpoint_id = working.id and q.organization_id = ${organizationId} and q.is_patient
        order by q.due_at limit ${MOST_MOVED} for update skip locked) as moved))`
}

/** Leaves out endpoints whose URL has changed since the attempt or that another worker is marking. */
export const updateWebhookEndpointsFailing = async (
  tx: Connection,
  organizationId: string,
  failures: readonly (Pick<AttemptedEndpoint, 'id' | 'url'> & { at: Date })[],
): Promise<{ id: string; failingSince: Date }[]> => {
  const ids = failures.map(({ id }) => id)
  return tx<{ id: string; failingSince: Date }[]>`
    with failed as (
      select id, url, max(at) as at
      from unnest(${ids}::uuid[], ${failures.map(({ url }) => url)}::text[], ${failures.map(({ at }) => at.toISOString())}::text[]::timestamptz[]) as f(id, url, at)
      group by id, url
    ), failing as (
      update webhook_endpoints w set failing_since = f.at from failed f
      where w.id = any(${ids}::uuid[]) and w.id = f.id and w.organization_id = ${organizationId} and w.url = f.url and w.failing_since is null
      returning w.id, w.failing_since
    ), marked as (
      select id, failing_since from failing
      union all
      select w.id, w.failing_since from webhook_endpoints w join failed f on f.id = w.id and f.url = w.url
      where w.id = any(${ids}::uuid[]) and w.organization_id = ${organizationId} and w.failing_since is not null
    ), patient as (
      update webhook_queue set is_patient = true where delivery_id = any(array(
        select moved.delivery_id from marked cross join lateral (
          select q.delivery_id from webhook_queue q
          where q.endpoint_id = marked.id and q.organization_id = ${organizationId} and not q.is_patient
          order by q.due_at limit ${MOST_MOVED} for update skip locked) as moved))
    )
    select id, failing_since from marked`
}

export const disableWebhookEndpoint = async (
  tx: Connection,
  endpoint: AttemptedEndpoint,
  off: { at: Date; reason: 'gone' | 'failing'; attemptedAt: Date },
): Promise<boolean> => {
  const rows = await tx`
    update webhook_endpoints set disabled_at = ${off.at}, disabled_reason = ${off.reason}
    where id = ${endpoint.id} and organization_id = ${endpoint.organizationId} and url = ${endpoint.url}
      and disabled_at is null and coalesce(enabled_at, ${off.attemptedAt}) <= ${off.attemptedAt}
    returning id`
  return rows.length === 1
}

export const enableWebhookEndpoint = async (
  tx: Connection,
  key: { organizationId: string; id: string; at: Date },
): Promise<boolean> => {
  const rows = await tx`
    update webhook_endpoints set enabled_at = ${key.at}, disabled_at = null, disabled_reason = null, failing_since = null
    where organization_id = ${key.organizationId} and id = ${key.id} and deleted_at is null
    returning id`
  return rows.length === 1
}

export const pauseWebhookEndpoint = async (
  tx: Connection,
  key: { organizationId: string; id: string; at: Date },
): Promise<boolean> => {
  const rows = await tx`
    update webhook_endpoints set disabled_at = coalesce(disabled_at, ${key.at}),
      disabled_reason = coalesce(disabled_reason, ${PAUSED})
    where organization_id = ${key.organizationId} and id = ${key.id} and deleted_at is null
    returning id`
  return rows.length === 1
}
