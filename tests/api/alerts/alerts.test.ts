import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAlertsContract } from '#lib/contracts/alerts/alerts.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let manager: Record<string, string>
let agent: Record<string, string>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  manager = await backOfficeSession('manager@demo.local')
  agent = await backOfficeSession('agent@demo.local')
})
afterAll(() => harness?.stop())

test('returns every kind of alert with its threshold and figures, to managers only', async () => {
  const answer = await harness.api('/panel/alerts', { token: null, headers: manager })
  expect(answer.status).toBe(200)
  expect(getAlertsContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  expect(answer.body).toMatchObject({ isMailConfigured: false, channels: [], closed: [] })
  expect(answer.body.rules).toHaveLength(10)
  expect(answer.body.rules[0]).toMatchObject({
    kind: 'worker_stopped',
    unit: 'minutes',
    threshold: 3,
    open: [],
  })
  expect((await harness.api('/panel/alerts', { token: null, headers: agent })).status).toBe(403)
  expect((await harness.api('/panel/alerts')).status).toBe(401)
  expect((await harness.api('/panel/alerts', { token: null })).status).toBe(401)
})

test('returns neither the secret of a receiver nor addresses of another organization', async () => {
  const { owner } = harness.database
  const organizationId = await harness.demoOrganizationId()
  const other = crypto.randomUUID()
  await owner`insert into organizations (id, name, created_at) values (${other}, 'Outra', now())`
  for (const [organization, address] of [
    [organizationId, 'https://hooks.example.com/a'],
    [other, 'https://hooks.example.com/b'],
  ] as const)
    await owner`
      insert into alert_channels (id, organization_id, kind, address, sealed_secret, created_by_name, created_at)
      values (${crypto.randomUUID()}, ${organization}, 'webhook', ${address}, 'encrypted-secret', 'Ana', now())`
  const { body, text } = await harness.api('/panel/alerts', { token: null, headers: manager })
  expect(body.channels.map(({ address }: { address: string }) => address)).toEqual([
    'https://hooks.example.com/a',
  ])
  expect(text).not.toContain('encrypted-secret')
})
