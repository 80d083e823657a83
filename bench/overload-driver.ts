import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type Line, openLine } from './line.ts'
import type { Arrivals, ArrivalsResult, OverloadJob, OverloadResult } from './overload-job.ts'

/**
 * Requests that arrive whether or not the server keeps up, as those of many strangers do: each takes a free
 * connection or opens one, up to as many as one machine can drive beside what it measures; past them it waits
 * here, which is no fault of the server's. What is not answered a while after the last arrival is given up.
 */
const CONNECTIONS = 1_000
const GIVE_UP_AFTER_MS = 10_000
const TICK_MS = 5

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null

/** Connections that are free, and those who wait for one. */
const poolOf = (port: number) => {
  const free: Line[] = []
  const waiting: ((line: Line) => void)[] = []
  let open = 0
  /** A connection, and since when its request is on its way: connecting counts, waiting here does not. */
  const take = async (): Promise<{ line: Line; since: number }> => {
    const since = performance.now()
    const line = free.pop()
    if (line) return { line, since }
    if (open >= CONNECTIONS) {
      const next = await new Promise<Line>((resolve) => waiting.push(resolve))
      return { line: next, since: performance.now() }
    }
    open += 1
    try {
      return { line: await openLine(port), since }
    } catch (error) {
      open -= 1
      throw error
    }
  }
  const give = (line: Line) => {
    const next = waiting.shift()
    if (next) next(line)
    else free.push(line)
  }
  const lose = () => {
    open -= 1
  }
  return { take, give, lose }
}

const drive = async (job: OverloadJob): Promise<OverloadResult> => {
  const lag = monitorEventLoopDelay({ resolution: 5 })
  lag.enable()
  const pool = poolOf(job.port)
  const asks: Promise<void>[] = []
  const startedAt = performance.now()
  const streams = job.arrivals.map((arrivals) => ({ arrivals, tally: tallyOf(arrivals) }))
  const askAnew = async (request: string, tally: Tally) => {
    const since = performance.now()
    try {
      const line = await openLine(job.port)
      const { status, text } = await line.ask(request)
      tally.answered(status, performance.now() - since, text)
      line.close()
    } catch (error) {
      tally.failed(String(error))
    }
  }
  const ask = async (request: string, tally: Tally) => {
    try {
      const { line, since } = await pool.take()
      try {
        const { status, text } = await line.ask(request)
        tally.answered(status, performance.now() - since, text)
        pool.give(line)
      } catch (error) {
        pool.lose()
        throw error
      }
    } catch (error) {
      tally.failed(String(error))
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
        asks.push(isAnew ? askAnew(request, tally) : ask(request, tally))
      }
    }
    if (elapsed >= job.seconds * 1000) break
    await wait(TICK_MS)
  }
  await Promise.race([Promise.all(asks), wait(GIVE_UP_AFTER_MS)])
  return {
    arrivals: streams.map(({ tally }) => tally.result()),
    driverLagP99: lag.percentile(99) / 1e6,
  }
}

type Tally = ReturnType<typeof tallyOf>

const tallyOf = ({ name }: Arrivals) => {
  const [taken, refused]: [number[], number[]] = [[], []]
  let firstFailure: string | null = null
  return {
    sent: 0,
    answered(status: number, ms: number, text: string) {
      if (status === 200) taken.push(ms)
      else if (status === 503) refused.push(ms)
      else this.failed(text)
    },
    failed(text: string) {
      firstFailure ??= text.slice(0, 400)
    },
    result(): ArrivalsResult {
      for (const latencies of [taken, refused]) latencies.sort((a, b) => a - b)
      return {
        name,
        due: this.sent,
        taken: taken.length,
        takenP50: quantile(taken, 0.5),
        takenP99: quantile(taken, 0.99),
        refused: refused.length,
        refusedP99: quantile(refused, 0.99),
        failed: this.sent - taken.length - refused.length,
        firstFailure,
      }
    },
  }
}

process.once('message', async (job: OverloadJob) => {
  process.send?.(await drive(job))
  process.exit(0)
})
