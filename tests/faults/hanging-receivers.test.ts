import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { recordFigures } from '#tests/support/checks/record-figures.ts'
import { drillSize, drillTimeout } from '#tests/support/fixtures/drill-size.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startReceiver } from '#tests/support/servers/receiver.ts'
import { startWorkerProcess } from './worker-process.ts'

const EVENTS = drillSize('hanging-events', { short: 100, full: 4_500 })
const [HEALTHY, HANGING, REFUSING] = [10, 100, 20]
const A_SECOND = 100

let harness: Harness
const receivers: Awaited<ReturnType<typeof startReceiver>>[] = []
const newReceiver = async () => {
  const receiver = await startReceiver()
  receivers.push(receiver)
  return receiver
}
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(async () => {
  for (const receiver of receivers) await receiver.stop()
  await harness?.stop()
})

/**
 * Inserts an organization with one endpoint for each URL. Bypasses the API, because a hanging receiver cannot
 * be registered.
 */
const createEndpoints = async (urls: readonly string[]): Promise<string[]> => {
  const { encryptWebhookSecret, newWebhookSecret } = await import('#lib/webhooks/webhook-secret.ts')
  const { owner } = harness.database
  const organizationIds: string[] = []
  for (const url of urls) {
    const [organization, application] = [newId(), newId()]
    const secret = encryptWebhookSecret(newWebhookSecret())
    await owner`insert into organizations (id, name, created_at) values (${organization}, 'Casa', now())`
    await owner`insert into applications (id, organization_id, client_id, name, scopes, created_at)
      values (${application}, ${organization}, ${application}, 'Programa', '{webhooks}', now())`
    await owner`insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
      values (${newId()}, ${organization}, ${application}, 'balance', ${url}, ${secret}, now())`
    organizationIds.push(organization)
  }
  return organizationIds
}

/** Publishes one event and returns its commit time in milliseconds. */
const publishOne = async (organizationId: string): Promise<number> => {
  const { publish } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const event = { type: 'balance.status.received.fail', provider: 'aurora', code: 'no_balance' } as const
  const one = { ...event, balanceId: newId(), documentNumber: '52998224725', details: {} }
  await withTransaction({ organizationId }, (tx) => publish(tx, { organizationId, now: new Date() }, one))
  return Date.now()
}

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

test(
  `delivers ${EVENTS} events to healthy receivers while ${HANGING} never answer and ${REFUSING} refuse`,
  async () => {
    const arrivals: number[] = []
    const [well, hanging] = [await newReceiver(), await newReceiver()]
    well.behave((response) => {
      arrivals.push(Date.now())
      response.writeHead(204).end()
    })
    hanging.behave(() => undefined)
    const urlsUnder = (base: string, count: number) =>
      Array.from({ length: count }, (_, place) => `${base}/${place}`)
    const healthy = await createEndpoints(urlsUnder(well.url, HEALTHY))
    const bad = await createEndpoints([
      ...urlsUnder(hanging.url, HANGING),
      ...urlsUnder('http://127.0.0.1:9', REFUSING),
    ])
    for (let time = 0; time < 10; time += 1)
      await Promise.all(bad.map((organization) => publishOne(organization)))
    const worker = await startWorkerProcess()
    await eventually('the hanging ones to be asked', () => hanging.received.length >= HANGING, 60_000)

    const committed: Promise<number>[] = []
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const organization = healthy[committed.length % HEALTHY]
        if (organization) committed.push(publishOne(organization))
        if (committed.length < EVENTS) return
        clearInterval(timer)
        resolve()
      }, 1_000 / A_SECOND)
    })
    const commits = (await Promise.all(committed)).sort((a, b) => a - b)
    await eventually('all to arrive', () => arrivals.length >= EVENTS, 60_000)
    const waited = arrivals.map((time, place) => time - (commits[place] ?? 0)).sort((a, b) => a - b)
    await worker.end('SIGKILL')
    recordFigures('healthy receivers beside hanging and refusing ones', {
      'hanging and refusing endpoints': `${HANGING} and ${REFUSING}`,
      'events to the healthy ones': EVENTS,
      'of these arrived': new Set(well.received.map(({ headers }) => headers['webhook-id'])).size,
      'from commit to arrival, p50 / p95 / p99 ms': [0.5, 0.95, 0.99]
        .map((share) => at(waited, share))
        .join(' / '),
    })
    expect(new Set(well.received.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS)
  },
  drillTimeout(EVENTS, 100),
)
