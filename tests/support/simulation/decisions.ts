import { decideConsultReport } from '#lib/domain/clt/consult-report.ts'
import { canMoveConsult } from '#lib/domain/clt/consult-status.ts'
import { balanceQueryStatusesBefore } from '#lib/domain/fgts/balance-query-status.ts'
import { isOlderReport } from '#lib/domain/institutions/is-older-report.ts'
import { decideReport } from '#lib/domain/proposals/report-path.ts'
import { cancelTarget, canMove } from '#lib/domain/proposals/status.ts'
import { nextAttemptDelayMs } from '#lib/domain/webhooks/attempt-schedule.ts'
import { createDeliverySlots } from '#lib/jobs/deliveries/delivery-slots.ts'

/** The service's decision functions, which the simulation calls instead of duplicating them. */
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

export class Violation extends Error {}

export type Chance = {
  random: () => number
  happens: (share: number) => boolean
  below: (end: number) => number
}

export const chanceOf = (random: () => number): Chance => ({
  random,
  happens: (share) => random() < share,
  below: (end) => Math.floor(random() * end),
})
