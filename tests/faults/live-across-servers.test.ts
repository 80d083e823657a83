import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type LiveReader, readLive } from '#tests/support/servers/live-reader.ts'
import { startServerProcess } from './server-process.ts'

let harness: Harness
let access: AccessFixture
let servers: Awaited<ReturnType<typeof startServerProcess>>[]
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  servers = await Promise.all([startServerProcess(), startServerProcess()])
  for (const { origin } of servers)
    await eventually('a server to answer', () => fetch(`${origin}/api/health`).catch(() => undefined), 60_000)
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.end('SIGKILL')))
  await harness?.stop()
})

const post = async (address: string, body: object, token?: string) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.status, text).toBe(200)
  return JSON.parse(text)
}

const count = (reader: LiveReader) => reader.changes().filter(({ data }) => data.kind === 'webhooks').length

test('reports a change at one server to a follower of another, who continues at the first after the other died', async () => {
  const [first, second] = servers.map(({ origin }) => `${origin}/api`)
  const manager = await signedInPerson(access, { role: 'manager' })
  const { clientId, clientSecret } = await access.application(manager.organizationId, ['webhooks'])
  const credentials = { client_id: clientId, client_secret: clientSecret }
  const grant = { grant_type: 'client_credentials', ...credentials }
  const { access_token: token } = await post(`${first}/oauth/token`, grant)
  const { url } = await harness.receiver()
  const changeAtFirst = (kind: string) => post(`${first}/user/webhook/${kind}`, { url }, token)
  const follow = (api: string | undefined, from: Record<string, string> = {}) =>
    readLive(`${api}/panel/live`, { ...manager.headers, ...from })

  const before = await follow(second)
  await before.untilBegin()
  await changeAtFirst('balance')
  await eventually('the change at the other server', () => count(before) >= 1)

  await servers[1]?.end('SIGKILL')
  await before.untilEnd()
  await changeAtFirst('proposal')
  const after = await follow(first, { 'last-event-id': before.lastId() })
  await eventually('the change that was missed', () => count(after) >= 1)
  await after.cut()
})
