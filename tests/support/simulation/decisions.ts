import { decideConsultReport } from '#lib/domain/clt/consult-report'
import { canMoveConsult } from '#lib/domain/clt/consult-status'
import { balanceQueryStatusesBefore } from '#lib/domain/fgts/balance-query-status'
import { isOlderReport } from '#lib/domain/institutions/is-older-report'
import { decideReport } from '#lib/domain/proposals/report-path'
import { cancelTarget, canMove } from '#lib/domain/proposals/status'
import { nextAttemptDelayMs } from '#lib/domain/webhooks/attempt-schedule'
import { createDeliverySlots } from '#lib/jobs/deliveries/delivery-slots'

/** What the product decides by: the simulation asks these, and repeats nothing of them. */
export const DECISIONS = {
  balanceQueryStatusesBefore,
  canMoveConsult,
  decideConsultReport,
  canMove,
  decideReport,
  cancelTarget,
  isOlderReport,
  nextAttemptDelayMs,
  createDeliverySlots,
}

export type Decisions = typeof DECISIONS

/** What must never be, and was. */
export class Violation extends Error {}

/** What every part of the simulation hangs on: chance alone, and a clock of its own in milliseconds. */
export type Chance = {
  random: () => number
  /** Whether it happens, with this probability. */
  happens: (share: number) => boolean
  /** A whole number below `end`. */
  below: (end: number) => number
}

export const chanceOf = (random: () => number): Chance => ({
  random,
  happens: (share) => random() < share,
  below: (end) => Math.floor(random() * end),
})
