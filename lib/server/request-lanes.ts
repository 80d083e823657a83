import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request in line, since a moment of `performance.now()`. */
export type QueuedRequest = { request: IncomingMessage; response: ServerResponse; since: number; lane: Lane }

/** So many places at the front may be empty before the line moves up. */
const COMPACT_AFTER = 1_000

/** Those who wait, first come first served. */
export type Lane = {
  readonly length: number
  /** When the line was empty for the last time. */
  readonly formedAt: number
  /** For how long the first has waited at a moment, milliseconds. */
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

/** What costs next to nothing, or stays open for hours: it neither waits nor counts. */
const EXEMPT_PATHS = /^\/(?:api\/)?(?:health|\.well-known|_next\/static|panel\/live)(?:[/?]|$)/
const TOKEN_PATHS = /^\/(?:api\/)?oauth\//
/** The API of programs; people's pages, and what their scripts read, are the rest. */
const PROGRAM_PATHS = /^\/api\/(?!auth\/|panel\/)/

/** Whether an address waits in the line of programs. */
export const isProgramPath = (url: string): boolean =>
  !EXEMPT_PATHS.test(url) && !TOKEN_PATHS.test(url) && PROGRAM_PATHS.test(url)

/**
 * The three lines in which requests wait: tokens, without which nobody can do anything, people and programs.
 * Tokens have every second turn, people and programs the others, so that none can crowd out the rest; a turn
 * that nobody waits for is the next one's.
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
    /** The line of a request, or undefined for one that never waits. */
    laneOf: ({ url = '/' }: IncomingMessage): Lane | undefined => {
      if (EXEMPT_PATHS.test(url)) return undefined
      if (TOKEN_PATHS.test(url)) return tokens
      return PROGRAM_PATHS.test(url) ? programs : people
    },
    /** The part of the turns a lane has, a fraction, with those who wait in the others now. */
    shareOf: (lane: Lane): number => {
      const next = (order: Lane[]) => order.find((each) => each === lane || each.length > 0)
      return turns.filter((order) => next(order) === lane).length / turns.length
    },
    /** Takes the one whose turn it is. */
    next: (): QueuedRequest | undefined => {
      turn = (turn + 1) % turns.length
      return turns[turn]?.find((lane) => lane.length > 0)?.take()
    },
  }
}
