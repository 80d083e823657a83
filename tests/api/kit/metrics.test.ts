import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServerProcess } from '#tests/faults/server-process.ts'
import { startWorkerProcess, type WorkerProcess } from '#tests/faults/worker-process.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const CPF = makeCpf({ seed: 4711 })
const ENDED = 'http_requests_total'

let harness: Harness
let server: Awaited<ReturnType<typeof startServerProcess>>
let worker: WorkerProcess
let ports: { server: number; worker: number }

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  ports = { server: await freePort(), worker: await freePort() }
  server = await startServerProcess({ METRICS_PORT: String(ports.server) })
  await eventually('the server to answer', () => ask('/api/health').catch(() => undefined), 50_000)
})
afterAll(async () => {
  await Promise.all([server?.end('SIGKILL'), worker?.end('SIGKILL')])
  await harness?.stop()
})

const ask = async (path: string, init?: RequestInit) => {
  const answer = await fetch(`${server.origin}${path}`, init)
  await answer.text()
  return answer.status
}

const metricsOf = async (part: 'server' | 'worker') => {
  const text = await (await fetch(`http://127.0.0.1:${ports[part]}/metrics`)).text()
  return {
    text,
    of: (series: string) => {
      const line = text.split('\n').find((each) => each.startsWith(`${series} `))
      return line && Number(line.slice(series.length))
    },
  }
}

test('counts requests by route and status, whatever is in their paths', async () => {
  const headers = { authorization: `Bearer ${await harness.token()}` }
  for (const id of ['0198a1b2-0000-7000-8000-000000000001', CPF])
    await ask(`/api/fgts/balance/queries/${id}?search=${CPF}`, { headers })
  await ask(`/api/nothing/${CPF}`)
  await ask(`/customers/${CPF}`, { redirect: 'manual' })

  const { text, of } = await metricsOf('server')
  expect(of(`${ENDED}{method="GET",route="/api/fgts/balance/queries/{id}",status="404"}`)).toBe(2)
  expect(of(`http_request_duration_seconds_count{method="GET",route="/api/fgts/balance/queries/{id}"}`)).toBe(
    2,
  )
  expect(of(`${ENDED}{method="GET",route="unknown",status="404"}`)).toBe(1)
  expect(text).toMatch(/http_requests_total\{method="GET",route="page",status="\d+"\} 1\n/)
  expect(text).not.toContain(CPF)
  expect(await ask('/metrics')).not.toBe(200)
})

test('serves health on the port of the metrics as well', async () => {
  for (const path of ['/health', '/health/live', '/health/ready']) {
    const answer = await fetch(`http://127.0.0.1:${ports.server}${path}`)
    expect([path, answer.status]).toEqual([path, 200])
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('ratelimit'), 'no limit applies').toBeNull()
    const head = await fetch(`http://127.0.0.1:${ports.server}${path}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
  }
})

test('exposes process and queue figures in valid Prometheus lines', async () => {
  const { text, of } = await metricsOf('server')
  expect(of('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(of('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(of('http_requests_in_flight')).toBe(0)
  expect([of('database_up'), of('database_pool_size'), of('database_pool_waiting')]).toEqual([1, 8, 0])
  const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((each) => !line.test(each)),
  ).toEqual([])
})

test('shows the same figures to operators on a page without scripts', async () => {
  const answer = await fetch(`http://127.0.0.1:${ports.server}/`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const page = await answer.text()
  const { text } = await metricsOf('server')
  const names = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name)
  const shown = names.filter((name) => text.includes(`\n${name}`))
  expect(shown).toEqual(expect.arrayContaining(['jobs_failed', 'deliveries_overdue', 'database_up']))
  for (const name of shown) expect(page, name).toContain(`>${name}<`)
  expect(page).toMatch(/GET \/api\/fgts\/balance\/queries\/\{id\} 404<td>2</)
  expect(page).not.toMatch(/<script|NaN|undefined/)
  expect(page).not.toContain(CPF)
})

test('counts a queued job, its execution and the delivery that it leads to', async () => {
  const receiver = await harness.receiver()
  await harness.api('/user/webhook/balance', { method: 'POST', body: { url: receiver.url } })
  await harness.api('/fgts/balance', { body: { documentNumber: CPF, provider: 'aurora' } })
  const before = await metricsOf('server')
  expect([before.of('worker_up'), before.of('jobs_waiting')]).toEqual([0, 1])
  expect(before.of('jobs_oldest_seconds')).toBeGreaterThan(0)

  worker = await startWorkerProcess({ METRICS_PORT: String(ports.worker) })
  const workerMetrics = await eventually('a delivery to be counted', async () => {
    const metrics = await metricsOf('worker').catch(() => undefined)
    return metrics?.of('webhook_attempts_total{outcome="delivered"}') ? metrics : undefined
  })
  expect(workerMetrics.of('jobs_total{job="send_fgts_balance_query",outcome="done"}')).toBe(1)
  expect(workerMetrics.of('job_duration_seconds_count{job="send_fgts_balance_query"}')).toBe(1)
  expect((await metricsOf('server')).of('worker_up')).toBe(1)
})
