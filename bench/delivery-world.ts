import postgres from 'postgres'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import type { DomainEvent } from '#lib/domain/webhooks/events'
import { publish } from '#lib/webhooks/publish'
import { encryptWebhookSecret, newWebhookSecret } from '#lib/webhooks/webhook-secret'

/** Organizations with one endpoint each, made as rows: one that hangs could not be registered. */
export const createEndpoints = async (databaseUrl: string, urls: readonly string[]): Promise<string[]> => {
  const owner = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const made: string[] = []
  for (const url of urls) {
    const [organization, application] = [newId(), newId()]
    await owner`insert into organizations (id, name, created_at) values (${organization}, 'Bench', now())`
    await owner`insert into applications (id, organization_id, client_id, name, scopes, created_at)
      values (${application}, ${organization}, ${application}, 'Bench', '{webhooks}', now())`
    await owner`insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
      values (${newId()}, ${organization}, ${application}, 'balance', ${url}, ${encryptWebhookSecret(newWebhookSecret())}, now())`
    made.push(organization)
  }
  await owner.end()
  return made
}

const EVENT = {
  type: 'balance.status.received.fail',
  provider: 'aurora',
  code: 'no_balance',
  details: {},
} as const

/** Publishes an event of a resource of its own; returns when it was committed (milliseconds). */
export const publishOne = async (organizationId: string, now: Date): Promise<number> => {
  const event: DomainEvent = { ...EVENT, balanceId: newId(), documentNumber: '52998224725' }
  await withTransaction({ organizationId }, (tx) => publish(tx, { organizationId, now }, event))
  return Date.now()
}

/** Publishes many, eight at a time, to the organizations in turn. */
export const publishMany = async (organizations: readonly string[], count: number): Promise<void> => {
  let next = 0
  const work = async () => {
    while (next < count) {
      const organization = organizations[next % organizations.length]
      next += 1
      if (organization) await publishOne(organization, new Date())
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
}
