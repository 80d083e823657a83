import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Telemetry } from '#lib/config/telemetry.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startTelemetryCollector } from '#tests/support/servers/telemetry-collector.ts'

const CPF = makeCpf({ seed: 8_150 })
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const DELIVERY = 'deliver webhook'
const CALLER = '00f067aa0ba902b7'

let harness: Harness
let collector: Awaited<ReturnType<typeof startTelemetryCollector>>
let telemetry: Telemetry | undefined
beforeAll(async () => {
  collector = await startTelemetryCollector()
  harness = await startHarness({
    settings: () => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20dG9rZW4=',
    }),
  })
})
afterAll(async () => {
  await telemetry?.stop()
  await harness?.stop()
  await collector?.stop()
})

const reportOf = async (documentNumber: string, headers: Record<string, string>) => {
  const receiver = await harness.receiver()
  expect((await harness.api('/user/webhook/balance', { body: { url: receiver.url } })).status).toBe(200)
  const response = await harness.api('/fgts/balance', {
    body: { documentNumber, provider: 'aurora' },
    headers,
  })
  expect(response.status).toBe(200)
  return eventually('the report', () => receiver.ofType('balance.status.received.success')[0])
}

test('records and forwards nothing without a collector', async () => {
  const report = await reportOf(makeCpf({ seed: 8_151 }), { traceparent: `00-${TRACE}-${CALLER}-01` })
  expect(report.headers.traceparent).toBeUndefined()
  expect(collector.requests).toEqual([])
})

test("traces a balance query within its caller's trace, from the request to the webhook, without personal data", async () => {
  const { startTelemetry } = await import('#lib/config/start-telemetry.ts')
  telemetry = await startTelemetry('server')
  const report = await reportOf(CPF, { traceparent: `00-${TRACE}-${CALLER}-01` })
  expect((await harness.api(`/fgts/balance?search=${CPF}`)).body.data).toHaveLength(1)
  await eventually('the last span', () => collector.spans().some(({ name }) => name === DELIVERY))
  await telemetry?.stop()

  const spans = collector.spans().filter(({ traceId }) => traceId === TRACE)
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const ancestorsOf = (span: (typeof spans)[number]): string[] => {
    const parent = byId.get(span.parentSpanId ?? '')
    return parent ? [parent.name, ...ancestorsOf(parent)] : [span.parentSpanId ?? '']
  }
  const delivery = spans.find(({ name }) => name === DELIVERY)
  expect(delivery && ancestorsOf(delivery).filter((name) => name !== 'transaction')).toEqual([
    'job interpret_institution_event',
    'receiveInstitutionEvent',
    'POST /api/institutions/{code}/events',
    'job sandbox_work',
    'job sandbox_work',
    'institution request_fgts_balance',
    'job send_fgts_balance_query',
    'startFgtsBalanceQuery',
    'POST /api/fgts/balance',
    CALLER,
  ])
  expect(report.headers.traceparent).toBe(`00-${TRACE}-${delivery?.spanId}-01`)
  const statements = spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'db.query.text'))
  expect(statements.length).toBeGreaterThan(10)
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true)

  const payload = collector.requests.map(({ text }) => text).join('\n')
  expect(payload).not.toContain(CPF)
  expect(payload).not.toContain(CPF.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4'))
  for (const secret of ['demo-app-secret', String(report.body.name ?? 'demo@'), '127.0.0.1'])
    expect(payload).not.toContain(secret)
  expect(new Set(collector.requests.map(({ authorization }) => authorization))).toEqual(
    new Set(['Basic dG9rZW4=']),
  )
})

test('exports metrics as well', () => {
  expect(collector.metricNames()).toContain('jobs_total')
  expect(collector.metricNames()).toContain('job_duration_seconds')
})
