import type { IncomingMessage, ServerResponse } from 'node:http'

/** `since` is in `performance.now()` time. */
export type QueuedRequest = { request: IncomingMessage; response: ServerResponse; since: number; lane: Lane }

const COMPACT_AFTER = 1_000

export type Lane = {
  readonly length: number
  /** Time at which the queue last became non-empty. */
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

/** Paths that bypass the queues, because they cost next to nothing or stay open for hours. */
const EXEMPT_PATHS = /^\/(?:api\/)?(?:health|\.well-known|_next\/static|panel\/live)(?:[/?]|$)/
const TOKEN_PATHS = /^\/(?:api\/)?oauth\//
const PROGRAM_PATHS = /^\/api\/(?!auth\/|panel\/)/

export const isProgramPath = (url: string): boolean =>
  !EXEMPT_PATHS.test(url) && !TOKEN_PATHS.test(url) && PROGRAM_PATHS.test(url)

/** Weighted round robin. Tokens get every second turn, because API clients can do nothing without one. */
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
    laneOf: ({ url = '/' }: IncomingMessage): Lane | undefined => {
      if (EXEMPT_PATHS.test(url)) return undefined
      if (TOKEN_PATHS.test(url)) return tokens
      return PROGRAM_PATHS.test(url) ? programs : people
    },
    /** Returns the lane's share of the turns (0 to 1); empty lanes give up their turns. */
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
