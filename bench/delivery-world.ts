import postgres from 'postgres'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import { publish } from '#lib/webhooks/publish.ts'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret.ts'

export type Endpoints = { kind: 'balance' | 'proposal'; urls: readonly string[] }

/** Inserts the endpoints directly, because the service rejects the registration of a hanging receiver. */
export const createWorld = async (
  databaseUrl: string,
  { organizations, endpoints }: { organizations: number; endpoints: readonly Endpoints[] },
): Promise<string[]> => {
  const owner = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const ids = Array.from({ length: organizations }, () => newId())
  for (const id of ids)
    await owner`insert into organizations (id, name, created_at) values (${id}, 'Bench', now())`
  for (const { kind, urls } of endpoints)
    for (const [index, url] of urls.entries()) {
      const [organization, application] = [ids[index % ids.length] ?? '', newId()]
      await owner`insert into applications (id, organization_id, client_id, name, scopes, created_at)
        values (${application}, ${organization}, ${application}, 'Bench', '{webhooks}', now())`
      await owner`insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
        values (${newId()}, ${organization}, ${application}, ${kind}, ${url}, ${encryptWebhookSecret(newWebhookSecret())}, now())`
    }
  await owner.end()
  return ids
}

const eventOf = (kind: Endpoints['kind']): DomainEvent =>
  kind === 'balance'
    ? {
        type: 'balance.status.received.fail',
        balanceId: newId(),
        documentNumber: '52998224725',
        provider: 'aurora',
        code: 'no_balance',
        details: {},
      }
    : {
        type: 'proposal.status.update',
        institutionCode: 'aurora',
        proposalId: newId(),
        status: 'analysis',
        previousStatus: 'formalization',
        documentNumber: '52998224725',
        contractNumber: 'FG-1',
        reason: null,
        pendingItems: [],
      }

/** Publishes one event and returns the time after its commit (milliseconds since the epoch). */
export const publishOne = async (
  organizationId: string,
  now: Date,
  kind: Endpoints['kind'] = 'balance',
): Promise<number> => {
  await withTransaction({ organizationId }, (tx) => publish(tx, { organizationId, now }, eventOf(kind)))
  return Date.now()
}

export const publishMany = async (
  organizations: readonly string[],
  count: number,
  kind: Endpoints['kind'] = 'balance',
): Promise<void> => {
  let next = 0
  const work = async () => {
    while (next < count) {
      const organization = organizations[next % organizations.length]
      next += 1
      if (organization) await publishOne(organization, new Date(), kind)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}

/** Publishes all events of an organization in one transaction, so that they are due at the same time. */
export const publishBacklog = async (organizations: readonly string[], ofEach: number): Promise<void> => {
  for (const organizationId of organizations)
    await withTransaction({ organizationId }, async (tx) => {
      const now = new Date()
      for (let one = 0; one < ofEach; one += 1) await publish(tx, { organizationId, now }, eventOf('balance'))
    })
}
