import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { DomainEvent } from '#lib/domain/webhooks/events.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { verifyWebhook } from '#tests/support/checks/verify-webhook.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let publishNow: (event: DomainEvent) => Promise<void>
beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '3000'
  harness = await startHarness()
  const { publish } = await import('#lib/webhooks/publish.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const { now } = await import('#lib/config/clock.ts')
  const organizationId = await harness.demoOrganizationId()
  publishNow = (event) =>
    withTransaction({ organizationId }, (tx) => publish(tx, { organizationId, now: now() }, event))
})
afterAll(() => harness.stop())

const register = async (kind: string, url: string) => {
  await harness.api(`/user/webhook/${kind}`, { method: 'DELETE' })
  const answer = await harness.api(`/user/webhook/${kind}`, { method: 'POST', body: { url } })
  expect(answer.status).toBe(200)
  return String(answer.body.secret)
}

const balanceArrived = (): DomainEvent => ({
  type: 'balance.status.received.success',
  balanceId: newId(),
  documentNumber: '52998224725',
  provider: 'aurora',
  amountCents: cents(20_000),
  periods: [{ dueDate: '2027-03-01' as Day, amountCents: cents(20_000) }],
  optedInDate: null,
  existingCustomer: null,
  cached: false,
  expiresAt: new Date('2026-11-22T12:00:00.000Z'),
})

const proposalMoved = (): DomainEvent => ({
  type: 'proposal.status.update',
  institutionCode: 'aurora',
  proposalId: newId(),
  status: 'analysis',
  previousStatus: 'formalization',
  documentNumber: '52998224725',
  contractNumber: 'FG-1',
  reason: null,
  pendingItems: [],
})

test('delivers a signed event soon after its commit', async () => {
  const receiver = await harness.receiver()
  const secret = await register('balance', receiver.url)
  await publishNow(balanceArrived())
  const event = await eventually('the event', () => receiver.ofType('balance.status.received.success').at(0))
  expect(() => verifyWebhook(secret, event.text, event.headers)).not.toThrow()
})

test('retries the same event on schedule after a failure', async () => {
  const receiver = await harness.receiver()
  await register('balance', receiver.url)
  receiver.behave((response) => response.writeHead(500).end())
  await publishNow(balanceArrived())
  const events = () => receiver.ofType('balance.status.received.success')
  const recordedAttempts = async () => {
    const [row] = await harness.database
      .owner`select attempts from webhook_deliveries order by id desc limit 1`
    return row?.attempts === 1
  }
  await eventually('the first attempt on record', recordedAttempts)
  receiver.behave((response) => response.writeHead(200).end())
  await harness.travel(6_000)
  await eventually('the second attempt', () => events().length === 2)
  expect(events()[1]?.text).toBe(events()[0]?.text)
})

test('delivers on time while another receiver hangs', async () => {
  const slow = await harness.receiver()
  const quick = await harness.receiver()
  await register('balance', slow.url)
  await register('proposal', quick.url)
  slow.behave(() => {})
  for (let count = 0; count < 5; count += 1) await publishNow(balanceArrived())
  await eventually(
    'the slow receiver is busy',
    () => slow.ofType('balance.status.received.success').length > 0,
  )
  for (let count = 0; count < 5; count += 1) await publishNow(proposalMoved())
  await eventually('the quick receiver has all', () => quick.ofType('proposal.status.update').length === 5)
  const slowOnes = await harness.database.owner`
    select d.status from webhook_deliveries d join events e on e.id = d.event_id
    where e.kind = 'balance' order by d.id desc limit 5`
  expect(slowOnes.map((row) => row.status)).toEqual(Array(5).fill('pending'))
})
