import type { IncomingMessage, ServerResponse } from 'node:http'
import { performance } from 'node:perf_hooks'
import { type Lane, lanesOf, type Waiting } from './request-lanes.ts'

/** At work together while the process or the database is busy: enough that neither waits for the other. */
const AT_WORK_WHEN_BUSY = 32
/** At work together at any time. */
const AT_WORK = 256
/** What works for longer waits for somebody outside, and keeps nobody else from working. */
const COUNTS_FOR_MS = 1_000
/** Newcomers are refused when they would wait for longer, or when the first in line has. */
const LONGEST_WAIT_MS = 300
/** A line that may always form: a burst after a quiet time is no overload. */
const SHORT_LINE = 100
/** What is left of the rate of the best moment, sample by sample: half of it after seven seconds. */
const RATE_DECAY = 0.995
/** One that has waited for longer, since nothing could be begun meanwhile, is refused as well. */
const TOO_LATE_MS = 700
const SAMPLE_EVERY_MS = 50
/** Share of the time in which the event loop had work, from which on the process is busy. */
const BUSY_LOOP = 0.85

type Serve = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Keeps what is taken quick when more is asked than can be done (load shedding): while the event loop or the
 * database is busy a few requests are at work, the others wait in line for a moment, and who comes when the
 * line is long is refused at once instead of waiting for seconds. Health and live streams never wait, and
 * tokens, people and programs take turns.
 */
export const createLoadShedder = (options: {
  /** Whether the database has more to do than it can take. */
  isDatabaseBusy: () => boolean
  serve: Serve
  refuse: Serve
  /** Milliseconds that pass evenly. */
  clock?: () => number
}): Serve => {
  const { clock = () => performance.now() } = options
  const lanes = lanesOf()
  /** Since when each is at work, oldest first. */
  const atWork = new Map<ServerResponse, number>()
  let isLoopBusy = false
  let measured = performance.eventLoopUtilization()
  let sampledAt = clock()
  let begun = 0
  /** Requests begun in a millisecond, at the best of late. */
  let rate = 0

  const hasRoom = () =>
    atWork.size < AT_WORK_WHEN_BUSY || (atWork.size < AT_WORK && !isLoopBusy && !options.isDatabaseBusy())

  const begin = ({ request, response }: Waiting) => {
    begun += 1
    atWork.set(response, clock())
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
    const [before, lastAt] = [measured, sampledAt]
    sampledAt = clock()
    rate = Math.max(begun / Math.max(SAMPLE_EVERY_MS, sampledAt - lastAt), rate * RATE_DECAY)
    begun = 0
    measured = performance.eventLoopUtilization()
    isLoopBusy = performance.eventLoopUtilization(measured, before).utilization >= BUSY_LOOP
    const outside = sampledAt - COUNTS_FOR_MS
    for (const [response, since] of atWork) {
      if (since > outside) break
      atWork.delete(response)
    }
    beginNext()
  }
  setInterval(sample, SAMPLE_EVERY_MS).unref()

  const isLong = (lane: Lane, at: number) =>
    lane.waited(at) > LONGEST_WAIT_MS || lane.length > Math.max(SHORT_LINE, rate * LONGEST_WAIT_MS)

  return (request, response) => {
    const lane = lanes.laneOf(request)
    if (lane === undefined) return options.serve(request, response)
    const since = clock()
    response.once('close', () => {
      if (atWork.delete(response)) beginNext()
    })
    if (lane.length === 0 && hasRoom()) begin({ request, response, since })
    else if (isLong(lane, since)) options.refuse(request, response)
    else lane.add({ request, response, since })
  }
}
