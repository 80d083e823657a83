import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request in line, since a moment of `performance.now()`. */
export type Waiting = { request: IncomingMessage; response: ServerResponse; since: number; lane: Lane }

/** So many places at the front may be empty before the line moves up. */
const MOVE_UP_AFTER = 1_000

/** Those who wait, first come first served. */
export type Lane = {
  readonly length: number
  /** When the line was empty for the last time. */
  readonly formedAt: number
  /** For how long the first has waited at a moment, milliseconds. */
  waited: (at: number) => number
  add: (waiting: Waiting) => void
  take: () => Waiting | undefined
}

const newLane = (): Lane => {
  let line: Waiting[] = []
  let taken = 0
  let formedAt = 0
  return {
    get formedAt() {
      return formedAt
    },
    get length() {
      return line.length - taken
    },
    waited: (at) => at - (line[taken]?.since ?? at),
    add: (waiting) => {
      if (line.length === taken) formedAt = waiting.since
      line.push(waiting)
    },
    take: () => {
      const first = line[taken]
      taken += 1
      if (taken >= line.length) {
        line = []
        taken = 0
      } else if (taken > MOVE_UP_AFTER) {
        line = line.slice(taken)
        taken = 0
      }
      return first
    },
  }
}

/** What costs next to nothing, or stays open for hours: it neither waits nor counts. */
const NEVER_WAITS = /^\/(?:api\/)?(?:health|\.well-known|_next\/static|panel\/live)(?:[/?]|$)/
const OF_TOKENS = /^\/(?:api\/)?oauth\//
/** The API of programs; people's pages, and what their scripts read, are the rest. */
const OF_PROGRAMS = /^\/api\/(?!auth\/|panel\/)/

/** Whether an address waits in the line of programs. */
export const isOfPrograms = (url: string): boolean =>
  !NEVER_WAITS.test(url) && !OF_TOKENS.test(url) && OF_PROGRAMS.test(url)

/**
 * The three lines in which requests wait: tokens, without which nobody can do anything, people and programs.
 * Tokens have every second turn, people and programs the others, so that none can crowd out the rest; a turn
 * that nobody waits for is the next one's.
 */
export const lanesOf = () => {
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
      if (NEVER_WAITS.test(url)) return undefined
      if (OF_TOKENS.test(url)) return tokens
      return OF_PROGRAMS.test(url) ? programs : people
    },
    /** The part of the turns a lane has, a fraction, with those who wait in the others now. */
    shareOf: (lane: Lane): number => {
      const next = (order: Lane[]) => order.find((each) => each === lane || each.length > 0)
      return turns.filter((order) => next(order) === lane).length / turns.length
    },
    /** Takes the one whose turn it is. */
    next: (): Waiting | undefined => {
      turn = (turn + 1) % turns.length
      return turns[turn]?.find((lane) => lane.length > 0)?.take()
    },
  }
}
