import { randomBytes } from 'node:crypto'
import { attemptAnswer, eventBody } from '#db/encrypted-columns.ts'
import { newId } from '#lib/config/ids.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import type { Context } from '#lib/services/context.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { createTestDatabase } from '#tests/support/servers/test-database.ts'
import { TEST_ENVIRONMENT } from '#tests/support/servers/test-environment.ts'

export const START = new Date('2026-11-21T12:00:00.000Z')

export const at = (context: Context, ms: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + ms),
})

export const startWebhookFixture = async (environment: Record<string, string> = {}) => {
  const database = await createTestDatabase()
  const settings = { DATABASE_URL: database.servingUrl, WEBHOOK_TIMEOUT_MS: '1500', ...environment }
  Object.assign(process.env, TEST_ENVIRONMENT, settings)
  const { withTransaction } = await import('#db/transaction.ts')
  const { closePool } = await import('#db/pool.ts')
  const { publish } = await import('#lib/webhooks/publish.ts')
  const { loadDeliveries } = await import('#lib/services/webhooks/claim-due-deliveries.ts')
  const { deliverWebhook } = await import('#lib/services/webhooks/deliver-webhook.ts')
  const { recordWebhookAttempts } = await import('#lib/services/webhooks/record-webhook-attempts.ts')
  const { owner } = database
  const stops: (() => Promise<void>)[] = []

  const newOrganization = async (): Promise<string> => {
    const id = newId()
    await owner`insert into organizations (id, name, created_at) values (${id}, 'Casa', ${START})`
    return id
  }

  const newApplication = async (organizationId?: string): Promise<Context> => {
    const organization = organizationId ?? (await newOrganization())
    const id = newId()
    const clientId = `app-${randomBytes(6).toString('hex')}`
    await owner`insert into applications (id, organization_id, client_id, name, scopes, created_at)
      values (${id}, ${organization}, ${clientId}, 'Programa', '{webhooks}', ${START})`
    const actor = { kind: 'application', id, name: 'Programa', clientId, scopes: ['webhooks'] } as const
    const client = { ip: '', userAgent: '' }
    return { organizationId: organization, actor, now: START, requestId: 'test', language: 'pt-BR', client }
  }

  const rowsOf = async (organizationId: string) => ({
    events: plainRows(
      eventBody,
      await owner`select * from events where organization_id = ${organizationId} order by position`,
    ),
    deliveries:
      await owner`select * from webhook_deliveries where organization_id = ${organizationId} order by id`,
    attempts: plainRows(
      attemptAnswer,
      await owner`select a.* from webhook_attempts a where organization_id = ${organizationId} order by at, number`,
    ),
    queue:
      await owner`select * from webhook_queue where organization_id = ${organizationId} order by delivery_id`,
    endpoints:
      await owner`select * from webhook_endpoints where organization_id = ${organizationId} order by id`,
  })

  return {
    owner,
    newOrganization,
    newApplication,
    rowsOf,
    withTransaction,
    publish: (context: Context, event: DomainEvent) =>
      withTransaction(context, (tx) => publish(tx, context, event)),
    attempt: async ({ organizationId, now }: Context, deliveryId?: string) => {
      const id = deliveryId ?? String((await rowsOf(organizationId)).deliveries[0]?.id)
      const [due] = await loadDeliveries(organizationId, [id])
      if (due) await recordWebhookAttempts([await deliverWebhook(due, now)])
      return (await rowsOf(organizationId)).deliveries.find((row) => row.id === id)?.status
    },
    /** Makes the same attempt twice concurrently, as two uncoordinated dispatchers would. */
    attemptTwice: async ({ organizationId, now }: Context) => {
      const [row] = (await rowsOf(organizationId)).deliveries
      const [due] = await loadDeliveries(organizationId, [String(row?.id)])
      if (!due) throw new Error('nothing is due')
      const attempts = await Promise.all([deliverWebhook(due, now), deliverWebhook(due, now)])
      await Promise.all(attempts.map((one) => recordWebhookAttempts([one])))
    },
    receiver: async () => {
      const receiver = await startReceiver()
      stops.push(receiver.stop)
      return receiver
    },
    stop: async () => {
      for (const stop of stops) await stop()
      await closePool()
      await database.drop()
    },
  }
}

export type WebhookFixture = Awaited<ReturnType<typeof startWebhookFixture>>

export const balanceArrived = (balanceId = newId()): DomainEvent => ({
  type: 'balance.status.received.success',
  balanceId,
  documentNumber: '52998224725',
  provider: 'aurora',
  amountCents: cents(35_050),
  periods: [{ dueDate: '2027-03-01' as Day, amountCents: cents(35_050) }],
  optedInDate: null,
  existingCustomer: null,
  cached: false,
  expiresAt: new Date('2026-11-22T12:00:00.000Z'),
})

export const balanceRefused = (balanceId = newId()): DomainEvent => ({
  type: 'balance.status.received.fail',
  balanceId,
  documentNumber: '52998224725',
  provider: 'aurora',
  code: 'no_balance',
  details: {},
})
