import type { IncomingMessage, ServerResponse } from 'node:http'

/** `since` is on the clock of `performance.now()`. */
export type QueuedRequest = { request: IncomingMessage; response: ServerResponse; since: number; lane: Lane }

/** Taken entries at the front of the array before it is compacted. */
const COMPACT_AFTER = 1_000

/** A FIFO queue. */
export type Lane = {
  readonly length: number
  /** When the queue was last empty. */
  readonly formedAt: number
  headWaitMs: (at: number) => number
  add: (queued: QueuedRequest) => void
  take: () => QueuedRequest | undefined
}

const newLane = (): Lane => {
  let queue: QueuedRequest[] = []
  let head = 0
  let formedAt = 0
  return {
    get formedAt() {
      return formedAt
    },
    get length() {
      return queue.length - head
    },
    headWaitMs: (at) => at - (queue[head]?.since ?? at),
    add: (queued) => {
      if (queue.length === head) formedAt = queued.since
      queue.push(queued)
    },
    take: () => {
      const first = queue[head]
      head += 1
      if (head >= queue.length) {
        queue = []
        head = 0
      } else if (head > COMPACT_AFTER) {
        queue = queue.slice(head)
        head = 0
      }
      return first
    },
  }
}

/** Paths that cost next to nothing or stay open for hours; they bypass the queues. */
const EXEMPT_PATHS = /^\/(?:api\/)?(?:health|\.well-known|_next\/static|panel\/live)(?:[/?]|$)/
const TOKEN_PATHS = /^\/(?:api\/)?oauth\//
/** The public API; everything else is pages and what their scripts fetch. */
const PROGRAM_PATHS = /^\/api\/(?!auth\/|panel\/)/

export const isProgramPath = (url: string): boolean =>
  !EXEMPT_PATHS.test(url) && !TOKEN_PATHS.test(url) && PROGRAM_PATHS.test(url)

/**
 * Weighted round robin over three queues: tokens, without which nobody can do anything, get every second
 * turn, people and programs share the rest. A turn of an empty queue passes to the next one.
 */
export const createLanes = () => {
  const [tokens, people, programs] = [newLane(), newLane(), newLane()]
  const turns = [
    [tokens, people, programs],
    [people, programs, tokens],
    [tokens, programs, people],
    [programs, people, tokens],
  ]
  let turn = 0
  return {
    /** Undefined for a request that bypasses the queues. */
    laneOf: ({ url = '/' }: IncomingMessage): Lane | undefined => {
      if (EXEMPT_PATHS.test(url)) return undefined
      if (TOKEN_PATHS.test(url)) return tokens
      return PROGRAM_PATHS.test(url) ? programs : people
    },
    /** Fraction of the turns the lane gets, given which other lanes are waiting. */
    shareOf: (lane: Lane): number => {
      const next = (order: Lane[]) => order.find((each) => each === lane || each.length > 0)
      return turns.filter((order) => next(order) === lane).length / turns.length
    },
    next: (): QueuedRequest | undefined => {
      turn = (turn + 1) % turns.length
      return turns[turn]?.find((lane) => lane.length > 0)?.take()
    },
  }
}
