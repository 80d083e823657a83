import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { createLanes, type Lane, type QueuedRequest } from './request-lanes.ts'

/** At work together while the process or the database is busy: enough that neither waits for the other. */
const CONCURRENCY_WHEN_BUSY = 32
/** At work together at any time. */
const MAX_CONCURRENCY = 256
/** What works for longer waits for somebody outside, and keeps nobody else from working. */
const COUNTS_FOR_MS = 1_000
/** A line that has been there for longer is no burst that will pass. */
const BURST_MS = 1_500
/**
 * Newcomers are refused when they would wait for longer, or the first in line has; a few may always wait.
 */
const LIMITS = { burst: { waitMs: 500, line: 200 }, lasting: { waitMs: 250, line: 32 } }
/** After this long nobody waits for the answer: the database, or the whole process, was away. */
const TOO_LATE_MS = 2_000
/** The rate of requests is that of about the last half second. */
const RATE_OVER_MS = 500
const SAMPLE_EVERY_MS = 50
/** Share of the time in which the event loop had work, from which on the process is busy. */
const BUSY_LOOP = 0.85

/** A line that turned somebody away this recently is still full. */
const REFUSING_FOR_MS = 250

type Serve = (request: IncomingMessage, response: ServerResponse) => void

type LoadShedder = {
  handle: Serve
  /** Whether requests are being refused at this moment. */
  isRefusing: () => boolean
}

/**
 * Measures how busy this process is: whether its event loop is, and how many requests it begins in a
 * millisecond, as a moving average. `count` is called for each that begins.
 */
const processLoad = (clock: () => number) => {
  let utilization = performance.eventLoopUtilization()
  let sampledAt = clock()
  let startedCount = 0
  const load = {
    isLoopBusy: false,
    rate: 0,
    count: () => {
      startedCount += 1
    },
    sample: () => {
      const [before, lastAt] = [utilization, sampledAt]
      sampledAt = clock()
      const elapsed = Math.max(1, sampledAt - lastAt)
      load.rate += (startedCount / elapsed - load.rate) * (1 - Math.exp(-elapsed / RATE_OVER_MS))
      startedCount = 0
      utilization = performance.eventLoopUtilization()
      load.isLoopBusy = performance.eventLoopUtilization(utilization, before).utilization >= BUSY_LOOP
    },
  }
  return load
}

const isLasting = (lane: Lane, at: number) => at - lane.formedAt > BURST_MS

/**
 * Whether a line is too long for another one; `rate` is how many of it begin in a millisecond (Little's law:
 * the wait is the length over the rate).
 */
const isLong = (lane: Lane, at: number, rate: number): boolean => {
  const { waitMs, line } = isLasting(lane, at) ? LIMITS.lasting : LIMITS.burst
  return lane.length > 0 && (lane.headWaitMs(at) > waitMs || lane.length > Math.max(line, rate * waitMs))
}

/**
 * Keeps what is taken quick when more is asked than can be done (load shedding): while the event loop or the
 * database is busy a few requests are at work, the others wait in line for a moment, and who comes when the
 * line is long is refused at once instead of waiting for seconds. A burst may make a longer line than what
 * lasts. Health and live streams never wait, and tokens, people and programs take turns.
 */
export const createLoadShedder = (options: {
  /** Whether the database has more to do than it can take. */
  isDatabaseBusy: () => boolean
  serve: Serve
  refuse: Serve
  /** Milliseconds that pass evenly. */
  clock?: () => number
}): LoadShedder => {
  const { clock = () => performance.now() } = options
  const lanes = createLanes()
  /** Since when each is at work, oldest first. */
  const inFlight = new Map<ServerResponse, number>()
  const load = processLoad(clock)
  let refusedAt = Number.NEGATIVE_INFINITY

  const hasRoom = () =>
    inFlight.size < CONCURRENCY_WHEN_BUSY ||
    (inFlight.size < MAX_CONCURRENCY && !load.isLoopBusy && !options.isDatabaseBusy())

  const begin = ({ request, response }: Pick<QueuedRequest, 'request' | 'response'>) => {
    load.count()
    inFlight.set(response, clock())
    options.serve(request, response)
  }
  const beginNext = () => {
    while (hasRoom()) {
      const next = lanes.next()
      if (!next) return
      if (next.response.destroyed) continue
      if (clock() - next.since > TOO_LATE_MS) options.refuse(next.request, next.response)
      else begin(next)
    }
  }
  const sample = () => {
    load.sample()
    const outside = clock() - COUNTS_FOR_MS
    for (const [response, since] of inFlight) {
      if (since > outside) break
      inFlight.delete(response)
    }
    beginNext()
  }
  setInterval(sample, SAMPLE_EVERY_MS).unref()

  const handle: Serve = (request, response) => {
    const lane = lanes.laneOf(request)
    if (lane === undefined) return options.serve(request, response)
    const since = clock()
    response.once('close', () => {
      if (inFlight.delete(response)) beginNext()
    })
    if (lane.length === 0 && hasRoom()) begin({ request, response })
    else if (isLong(lane, since, load.rate * lanes.shareOf(lane))) {
      refusedAt = since
      options.refuse(request, response)
    } else lane.add({ request, response, since, lane })
  }
  return { handle, isRefusing: () => clock() - refusedAt < REFUSING_FOR_MS }
}
