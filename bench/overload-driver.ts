import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, openConnection } from './connection.ts'
import type { Arrivals, ArrivalsResult, OverloadJob, OverloadResult } from './overload-job.ts'

const CONNECTIONS = 1_000
const GIVE_UP_AFTER_MS = 10_000
const TICK_MS = 5
const CLOSES = /\r\nconnection: *close\r\n/i

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null

const poolOf = (port: number) => {
  const free: Connection[] = []
  const waiting: PromiseWithResolvers<Connection>[] = []
  let open = 0
  /** Latency counts from `since`: it includes opening a connection, but not waiting for a free one. */
  const acquire = async (): Promise<{ connection: Connection; since: number }> => {
    const since = performance.now()
    const connection = takeFree()
    if (connection) return { connection, since }
    if (open >= CONNECTIONS) {
      const next = Promise.withResolvers<Connection>()
      waiting.push(next)
      return { connection: await next.promise, since: performance.now() }
    }
    return { connection: await openAnother(), since }
  }
  const takeFree = () => {
    for (let connection = free.pop(); connection; connection = free.pop()) {
      if (connection.isOpen()) return connection
      open -= 1
    }
    return undefined
  }
  const openAnother = async () => {
    open += 1
    try {
      return await openConnection(port)
    } catch (error) {
      open -= 1
      throw error
    }
  }
  const release = (connection: Connection) => {
    const next = waiting.shift()
    if (next) next.resolve(connection)
    else free.push(connection)
  }
  const discard = () => {
    open -= 1
    const next = waiting.shift()
    if (next) openAnother().then(next.resolve, next.reject)
  }
  return { acquire, release, discard }
}

/** Sends requests at a fixed rate whether or not the server keeps up, as independent clients would. */
const drive = async (job: OverloadJob): Promise<OverloadResult> => {
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const pool = poolOf(job.port)
  const pending: Promise<void>[] = []
  const startedAt = performance.now()
  const streams = job.arrivals.map((arrivals) => ({ arrivals, tally: tallyOf(arrivals) }))
  const sendOnNewConnection = async (request: string, tally: Tally) => {
    const since = performance.now()
    try {
      const connection = await openConnection(job.port)
      const { status, text } = await connection.send(request)
      tally.recordAnswer(status, performance.now() - since, text)
      connection.close()
    } catch (error) {
      tally.recordFailure(String(error))
    }
  }
  const sendFromPool = async (request: string, tally: Tally) => {
    try {
      const { connection, since } = await pool.acquire()
      try {
        const { status, text } = await connection.send(request)
        tally.recordAnswer(status, performance.now() - since, text)
        if (CLOSES.test(text)) {
          connection.close()
          pool.discard()
        } else pool.release(connection)
      } catch (error) {
        pool.discard()
        throw error
      }
    } catch (error) {
      tally.recordFailure(String(error))
    }
  }
  for (;;) {
    const elapsed = performance.now() - startedAt
    for (const { arrivals, tally } of streams) {
      const due = Math.ceil((Math.min(elapsed, job.seconds * 1000) * arrivals.perSecond) / 1000)
      while (tally.sent < due) {
        const request = arrivals.requests[tally.sent % arrivals.requests.length] ?? ''
        const isAnew = (tally.sent % 100) / 100 < (arrivals.newConnections ?? 0)
        tally.sent += 1
        pending.push(isAnew ? sendOnNewConnection(request, tally) : sendFromPool(request, tally))
      }
    }
    if (elapsed >= job.seconds * 1000) break
    await wait(TICK_MS)
  }
  await Promise.race([Promise.all(pending), wait(GIVE_UP_AFTER_MS)])
  return {
    arrivals: streams.map(({ tally }) => tally.result()),
    driverLagP99: lag.percentile(99) / 1e6,
  }
}

type Tally = ReturnType<typeof tallyOf>

const tallyOf = ({ name }: Arrivals) => {
  const [served, refused]: [number[], number[]] = [[], []]
  let firstFailure: string | null = null
  return {
    sent: 0,
    recordAnswer(status: number, ms: number, text: string) {
      if (status === 200) served.push(ms)
      else if (status === 503) refused.push(ms)
      else this.recordFailure(text)
    },
    recordFailure(text: string) {
      firstFailure ??= text.slice(0, 400)
    },
    result(): ArrivalsResult {
      for (const latencies of [served, refused]) latencies.sort((a, b) => a - b)
      return {
        name,
        due: this.sent,
        served: served.length,
        servedP50: quantile(served, 0.5),
        servedP99: quantile(served, 0.99),
        refused: refused.length,
        refusedP99: quantile(refused, 0.99),
        failed: this.sent - served.length - refused.length,
        firstFailure,
      }
    },
  }
}

process.once('message', async (job: OverloadJob) => {
  process.send?.(await drive(job))
  process.exit(0)
})
process.send?.('ready')
