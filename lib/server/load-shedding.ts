import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { createLanes, type Lane, type QueuedRequest } from './request-lanes.ts'

/**
 * Limits of concurrent requests. `busy` is enough to keep process and database from waiting for each other.
 * While neither is busy, requests wait for institutions, so the limit grows by `step` in each sample that
 * finds it reached. From rest it is only `normal`: a sudden overload then admits no more than it can answer
 * within a second.
 */
const CONCURRENCY = { busy: 32, normal: 64, most: 256, step: 4 }
/** A longer request is assumed to wait for an external service and no longer counts towards the limit. */
const COUNTS_FOR_MS = 1_000
/** A queue that lasts longer is an overload, not a burst. */
const BURST_MS = 1_000
/**
 * A new request is refused if the first request in its queue has waited longer than `waitMs`, or if it would
 * wait longer itself and more than `line` requests are queued.
 */
const LIMITS = { burst: { waitMs: 200, line: 64 }, lasting: { waitMs: 100, line: 32 } }
/** Requests that waited longer are refused: the database or the process must have been unavailable. */
const TOO_LATE_MS = 2_000
/** Time constant of the moving average of the request rate (milliseconds). */
const RATE_OVER_MS = 250
const SAMPLE_EVERY_MS = 50
const BUSY_LOOP = 0.85

/**
 * Refusals per turn of the event loop. Each turn also delivers answers of the database, several of which a
 * request needs, one after the other: a turn of a thousand refusals would delay every accepted request. More
 * are made only if they have waited for `lateMs`, so that a backlog does not last.
 */
const REFUSALS = { perTurn: 64, perTurnWhenLate: 256, lateMs: 25 }

/** The server counts as overloaded for this long after shedding a request. */
const REFUSING_FOR_MS = 250

type Serve = (request: IncomingMessage, response: ServerResponse) => void

type LoadShedder = {
  handle: Serve
  isRefusing: () => boolean
}

/** Measures started requests per millisecond (moving average) and the utilization of the event loop. */
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

type WaitingRefusal = Omit<QueuedRequest, 'lane'>

const inTurns = (refuse: Serve, clock: () => number): Serve => {
  let waiting: WaitingRefusal[] = []
  const work = () => {
    const lateSince = clock() - REFUSALS.lateMs
    const isDue = ({ since }: WaitingRefusal, index: number) => index < REFUSALS.perTurn || since < lateSince
    const next = waiting.slice(0, REFUSALS.perTurnWhenLate).filter(isDue)
    waiting = waiting.slice(next.length)
    if (waiting.length > 0) setImmediate(work)
    for (const { request, response } of next) refuse(request, response)
  }
  return (request, response) => {
    if (waiting.length === 0) setImmediate(work)
    waiting.push({ request, response, since: clock() })
  }
}

const isLasting = (lane: Lane, at: number) => at - lane.formedAt > BURST_MS

/** Uses Little's law: the expected wait is the queue length divided by the rate (per millisecond). */
const isLong = (lane: Lane, at: number, rate: number): boolean => {
  const { waitMs, line } = isLasting(lane, at) ? LIMITS.lasting : LIMITS.burst
  return lane.length > 0 && (lane.headWaitMs(at) > waitMs || lane.length > Math.max(line, rate * waitMs))
}

const nextLimit = (limit: number, inFlight: number): number => {
  const { normal, most, step } = CONCURRENCY
  if (inFlight >= limit || limit < normal) return Math.min(most, limit + step)
  return Math.max(normal, limit - step)
}

/**
 * Limits concurrent requests, queues further ones and refuses those that would wait too long. Health checks
 * and live streams bypass the queues. See decisions 074 and 133.
 */
export const createLoadShedder = (options: {
  isDatabaseBusy: () => boolean
  serve: Serve
  refuse: Serve
  /** Monotonic milliseconds. */
  clock?: () => number
}): LoadShedder => {
  const { clock = () => performance.now() } = options
  const lanes = createLanes()
  const refuse = inTurns(options.refuse, clock)
  /** Start time of each in-flight request, oldest first. */
  const inFlight = new Map<ServerResponse, number>()
  const load = processLoad(clock)
  let refusedAt = Number.NEGATIVE_INFINITY
  let limit = CONCURRENCY.normal

  const isBusy = () => load.isLoopBusy || options.isDatabaseBusy()
  const hasRoom = () => inFlight.size < CONCURRENCY.busy || (inFlight.size < limit && !isBusy())

  const begin = ({ request, response }: Pick<QueuedRequest, 'request' | 'response'>) => {
    load.count()
    inFlight.set(response, clock())
    response.once('close', () => {
      if (inFlight.delete(response)) beginNext()
    })
    options.serve(request, response)
  }
  const beginNext = () => {
    while (hasRoom()) {
      const next = lanes.next()
      if (!next) return
      if (next.response.destroyed) continue
      if (clock() - next.since > TOO_LATE_MS) refuse(next.request, next.response)
      else begin(next)
    }
  }
  const sample = () => {
    load.sample()
    limit = isBusy() ? CONCURRENCY.busy : nextLimit(limit, inFlight.size)
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
    if (lane.length === 0 && hasRoom()) begin({ request, response })
    else if (isLong(lane, since, load.rate * lanes.shareOf(lane))) {
      refusedAt = since
      refuse(request, response)
    } else lane.add({ request, response, since, lane })
  }
  return { handle, isRefusing: () => clock() - refusedAt < REFUSING_FOR_MS }
}
