import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { signedInPerson } from '#tests/support/fixtures/signed-in-person.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startTelemetryCollector } from '#tests/support/servers/telemetry-collector.ts'
import { startServerProcess } from './server-process.ts'

const CPF = makeCpf({ seed: 8_160 })
const SERVER = 2
const TRACE = '5bf92f3577b34da6a3ce929d0e0e4736'

let harness: Harness
let collector: Awaited<ReturnType<typeof startTelemetryCollector>>
let server: Awaited<ReturnType<typeof startServerProcess>>
beforeAll(async () => {
  collector = await startTelemetryCollector()
  harness = await startHarness({ worker: false })
  server = await startServerProcess({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await harness?.stop()
  await collector?.stop()
})

test('traces a page down to its statements, without its address and what it shows', async () => {
  const person = await signedInPerson(await accessFixture(), { role: 'manager' })
  const accept = 'text/html'
  const headers = { ...person.headers, accept, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` }
  const read = () => fetch(`${server.origin}/proposals?search=${CPF}`, { headers, redirect: 'manual' })
  const page = await eventually(
    'the page',
    () =>
      read().then(
        (answer) => (answer.status === 200 ? answer : undefined),
        () => undefined,
      ),
    60_000,
  )
  expect(await page.text()).toContain(CPF)
  const statements = await eventually('the statements of the page', () => {
    const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
    const found = spans.filter(({ attributes }) =>
      attributes.some(({ value }) => String(value.stringValue).includes('from proposals')),
    )
    return spans.some(({ kind }) => kind === SERVER) && found.length > 0 ? found : undefined
  })
  expect(statements.length).toBeGreaterThan(0)
  await server.end('SIGTERM')
  const payload = collector.requests.map(({ text }) => text).join('\n')
  expect(payload).not.toContain(CPF)
  expect(payload).not.toContain('/proposals?')
})
