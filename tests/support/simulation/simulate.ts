import { seededRandom } from '#tests/support/fixtures/seeded-random.ts'
import { type Chance, chanceOf, DECISIONS, type Decisions, Violation } from './decisions.ts'
import { simulateDeliveries } from './simulated-deliveries.ts'
import {
  absurdStatus,
  applyReport,
  hasEnded,
  honestStatus,
  KINDS,
  move,
  moveBalance,
  newThing,
  type Report,
  type Thing,
} from './things.ts'

const AT_ONCE = 40
const MOST_ON_THE_WAY = 60
/** Maximum length of the occasional pauses, in which retries become due. */
const QUIET_MS = 6 * 3_600_000
/**
 * Number of steps in which the institution is hostile. Afterwards it becomes honest, and the balance query,
 * consult or proposal must reach a final status.
 */
const STEPS_OF_A_THING = 2_400

type Living = { thing: Thing; isSent: boolean; sequence: number; onTheWay: Report[]; born: number }

export type Outcome = { steps: number; ended: number; applied: number; deliveries: number }

/**
 * Simulates reports that arrive late, twice, out of order or with absurd statuses, and processes that die
 * before and after commits. The service's own code decides every change of status.
 * @throws Violation with the seed and the step of a broken invariant
 */
export const simulate = (
  { seed, steps }: { seed: number; steps: number },
  decisions: Decisions = DECISIONS,
): Outcome => {
  const chance = chanceOf(seededRandom(seed))
  const deliveries = simulateDeliveries(decisions, chance)
  const living: Living[] = []
  const outcome = { steps, ended: 0, applied: 0 }
  let step = 0
  let now = 0
  try {
    for (; step < steps; step += 1) {
      now += chance.happens(0.002) ? chance.below(QUIET_MS) : chance.below(60)
      if (living.length < AT_ONCE) living.push(born(chance, step))
      const place = chance.below(living.length)
      const one = living[place]
      if (!one) continue
      const before = one.thing.events
      act(one, decisions, chance)
      for (let event = before; event < one.thing.events; event += 1) deliveries.publish(now)
      outcome.applied += one.thing.events - before
      if (step % 8 === 0) deliveries.work(now)
      if (chance.happens(0.001)) deliveries.die(now)
      if (step - one.born < STEPS_OF_A_THING) continue
      settle(one, decisions, chance)
      living.splice(place, 1)
      outcome.ended += 1
    }
    for (const one of living) settle(one, decisions, chance)
    deliveries.drain(now)
  } catch (error) {
    if (!(error instanceof Violation)) throw error
    throw new Violation(`seed ${seed}, step ${step}: ${error.message}`)
  }
  return { ...outcome, deliveries: deliveries.ended.delivered + deliveries.ended.failed }
}

const born = (chance: Chance, step: number): Living => {
  const thing = newThing(KINDS[chance.below(KINDS.length)] ?? 'balance')
  return { thing, isSent: false, sequence: 0, onTheWay: [], born: step }
}

const act = (one: Living, decisions: Decisions, chance: Chance): void => {
  const { thing } = one
  const turn = chance.below(10)
  if (turn === 0) send(one, decisions, chance)
  else if (turn === 1) agree(thing, decisions)
  else if (turn === 2 && chance.happens(0.1)) cancel(thing, decisions)
  else if (turn === 3 && chance.happens(0.02)) expire(thing, decisions)
  else if (turn <= 6) report(one, chance)
  else receive(one, decisions, chance)
}

/**
 * Sends the query, consult or proposal to the institution; the process may die between the call and the
 * write.
 */
const send = (one: Living, decisions: Decisions, chance: Chance): void => {
  const { thing } = one
  if (thing.kind === 'consult' && thing.status !== 'CONSENT_APPROVED') return
  one.isSent = true
  if (chance.happens(0.1)) return
  if (thing.kind === 'balance') moveBalance(decisions, thing, 'running')
  if (thing.kind === 'consult') move(decisions, thing, 'WAITING_CONSULT')
}

const agree = (thing: Thing, decisions: Decisions): void => {
  if (thing.status !== 'WAITING_CONSENT' && thing.status !== 'formalization') return
  thing.hasAgreed = true
  move(decisions, thing, thing.kind === 'consult' ? 'CONSENT_APPROVED' : 'analysis')
}

const cancel = (thing: Thing, decisions: Decisions): void => {
  if (thing.kind !== 'proposal') return
  const to = decisions.cancelTarget(thing.status as Parameters<Decisions['cancelTarget']>[0])
  if (to === null) return
  thing.isCancelRequested = true
  move(decisions, thing, to)
}

const expire = (thing: Thing, decisions: Decisions): void => {
  if (thing.kind === 'balance') moveBalance(decisions, thing, 'fail')
  else if (thing.kind === 'proposal') {
    if (thing.status === 'formalization') move(decisions, thing, 'canceled')
  } else if (!hasEnded(thing)) move(decisions, thing, 'FAILED')
}

/** Creates a report. One report in five is absurd; every report created before `send` is absurd. */
const report = (one: Living, chance: Chance): void => {
  if (one.onTheWay.length >= MOST_ON_THE_WAY) return
  if (!one.isSent && !chance.happens(0.05)) return
  const isAbsurd = !one.isSent || chance.happens(0.2)
  const status = isAbsurd ? absurdStatus(one.thing.kind, chance) : honestStatus(one.thing, chance)
  if (status === undefined) return
  one.sequence += 1
  one.onTheWay.push({ status, sequence: one.sequence })
}

/** Receives a random report in flight; one time in four the report arrives again. */
const receive = (one: Living, decisions: Decisions, chance: Chance): void => {
  const place = chance.below(one.onTheWay.length)
  const next = one.onTheWay[place]
  if (!next) return
  const snapshot = { ...one.thing }
  applyReport(decisions, one.thing, next)
  // The process dies before its commit: the row is unchanged, and the report is sent again.
  if (chance.happens(0.05)) Object.assign(one.thing, snapshot)
  else if (chance.happens(0.75)) one.onTheWay.splice(place, 1)
}

/**
 * Delivers the remaining reports, then the reports of an honest institution. Throws unless the balance query,
 * consult or proposal then has a final status.
 */
const settle = (one: Living, decisions: Decisions, chance: Chance): void => {
  const { thing } = one
  while (one.onTheWay.length > 0)
    applyReport(decisions, thing, one.onTheWay.shift() ?? { status: thing.status, sequence: 0 })
  expire(thing, decisions)
  for (let round = 0; round < 10 && !hasEnded(thing); round += 1) {
    agree(thing, decisions)
    one.sequence += 1
    applyReport(decisions, thing, {
      status: honestStatus(thing, chance) ?? thing.status,
      sequence: one.sequence,
    })
  }
  if (!hasEnded(thing)) throw new Violation(`a ${thing.kind} stays in ${thing.status} for ever`)
}
