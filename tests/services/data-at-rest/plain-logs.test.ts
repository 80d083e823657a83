import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { processClock } from '#tests/support/fixtures/process-clock.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { digitsWithAnythingBetween } from './traces.ts'

const CPF = makeCpf({ seed: 731_947, digits79: '100' })
const WRITTEN = `${CPF.slice(0, 3)}.${CPF.slice(3, 6)}.${CPF.slice(6, 9)}-${CPF.slice(9)}`
const SOUGHT = { cpf: digitsWithAnythingBetween(CPF), name: /Quit[eé]ria/i, email: /zanetti\.q/i }

let harness: Harness
let origin: string
const processes: { output: () => string; end: () => Promise<void> }[] = []
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  const PORT = String(await freePort())
  origin = `http://127.0.0.1:${PORT}`
  for (const part of ['server.ts', 'worker.ts']) processes.push(startTalkative(part, PORT))
  await eventually('the server', () => fetch(`${origin}/api/health`).catch(() => undefined), 60_000)
})
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end()))
  await harness?.stop()
})

/** Starts a part of the service that logs as much as it can. */
const startTalkative = (part: string, PORT: string) => {
  let output = ''
  const child = spawn(process.execPath, [part], {
    env: { ...process.env, ...processClock(), PORT, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  const exit = once(child, 'exit')
  return {
    output: () => output,
    end: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

let calls = 0

const call = async (path: string, { body, method }: { body?: unknown; method?: string } = {}) => {
  calls += 1
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(`${origin}/api${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      authorization: `Bearer ${await harness.token()}`,
      'content-type': 'application/json',
      'idempotency-key': `${WRITTEN} ${calls}`,
      'x-request-id': `req-${CPF}`,
    },
    ...(body !== undefined && { body: text }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const statusOfQuery = async (id: string) =>
  JSON.parse((await call(`/fgts/balance/queries/${id}`)).text).status as string

test('logs no customer in server or worker, whatever a call contains and however it fails', async () => {
  const borrower = { name: 'Quitéria Zanetti', email: 'zanetti.q@example.com' }
  const started = await call('/fgts/balance', { body: { documentNumber: CPF, provider: 'aurora' } })
  expect(started.status, started.text).toBe(200)
  const id = String(started.headers.get('x-balance-query-id'))
  await eventually('the balance', async () => (await statusOfQuery(id)) === 'success')
  const { owner } = harness.database
  await owner`
    alter table fgts_balance_queries add constraint fails check (institution_code <> 'ipe') not valid`
  const statuses = [
    (await call('/fgts/balance', { body: { documentNumber: WRITTEN, provider: 'ipe' } })).status,
    (await call('/fgts/balance', { body: `{"documentNumber":"${CPF}",` })).status,
    (await call('/fgts/proposal', { body: { ...proposalBody(id, CPF), ...borrower } })).status,
    (await call(`/fgts/balance/cache/${WRITTEN}`, { method: 'DELETE' })).status,
    (await call(`/fgts/nothing/${CPF}?cpf=${CPF}`)).status,
    (await call(`/fgts/balance?search=${CPF}`)).status,
  ]
  expect(statuses[0]).toBe(500)
  await eventually('the failure in the log', () => processes[0]?.output().includes('unexpected error'))
  for (const { output } of processes) {
    expect(output().length).toBeGreaterThan(50)
    for (const [kind, pattern] of Object.entries(SOUGHT)) expect(output(), kind).not.toMatch(pattern)
  }
})
