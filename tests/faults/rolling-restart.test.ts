import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startBalancer } from './balancer.ts'
import { startServerProcess } from './server-process.ts'
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts'

const IS_FULL = process.env.FAULTS === 'full'
const ROUNDS = IS_FULL ? 3 : 1
const START_WITHIN_MS = 60_000

let harness: Harness
let balancer: Awaited<ReturnType<typeof startBalancer>>
let servers: Awaited<ReturnType<typeof startBalancedServer>>[]
let workers: WorkerProcess[]

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  balancer = await startBalancer()
  servers = await Promise.all([startBalancedServer(), startBalancedServer()])
  workers = [await startWorkerProcess(), await startWorkerProcess()]
})
afterAll(async () => {
  await Promise.all([...(servers ?? []), ...(workers ?? [])].map((one) => one.end('SIGKILL')))
  balancer?.stop()
  await harness?.stop()
})

const startBalancedServer = async () => {
  const server = await startServerProcess({ DRAIN_MS: '1000' })
  balancer.add(server.port)
  await eventually('a server to be ready', () => balancer.isReady(server.port), START_WITHIN_MS)
  return {
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      const code = await server.end(signal)
      balancer.remove(server.port)
      return code
    },
  }
}

let seed = 0
/** Sends one request, alternating reads and writes, and returns the failure, if any. */
const call = async (token: string): Promise<string | undefined> => {
  seed += 1
  const isReading = seed % 2 === 0
  const path = isReading ? '/fgts/simulations/fees?provider=aurora' : '/fgts/balance'
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ documentNumber: makeCpf({ seed }), provider: 'aurora' })
  try {
    const answer = await fetch(
      `${balancer.origin}/api${path}`,
      isReading
        ? { headers }
        : { method: 'POST', body, headers: { ...headers, 'idempotency-key': `k${seed}` } },
    )
    const text = await answer.text()
    return answer.status < 500 ? undefined : `${path} ${answer.status} ${text}`
  } catch (error) {
    return `${path} ${String(error)} ${String((error as Error).cause)}`
  }
}

const load = (token: string, perSecond: number) => {
  const calls: Promise<string | undefined>[] = []
  const timer = setInterval(() => calls.push(call(token)), 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    const failed = (await Promise.all(calls)).filter((failure) => failure !== undefined)
    return { total: calls.length, failed }
  }
}

test.each(IS_FULL ? [40, 150] : [40])(
  'fails no request while servers and workers are replaced one by one under %i requests a second',
  async (perSecond) => {
    const end = load(await harness.token(), perSecond)
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [at, old] of servers.entries()) {
        servers[at] = await startBalancedServer()
        expect(await old.end('SIGTERM')).toBe(0)
      }
      for (const [at, old] of workers.entries()) {
        workers[at] = await startWorkerProcess()
        expect(await old.end('SIGTERM')).toBe(0)
      }
    }
    await pause(200)
    const { total, failed } = await end()
    expect(failed).toEqual([])
    expect(total).toBeGreaterThan(perSecond)
  },
  ROUNDS * 120_000,
)
