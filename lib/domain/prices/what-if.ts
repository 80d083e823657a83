import type { Cents } from '#lib/domain/money'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'

/** How far back the simulations go that a change is tried on, and how many of them, the newest, at most. */
export const WHAT_IF_DAYS = 30
export const WHAT_IF_MOST = 5_000

/**
 * What one simulation comes to under some parameters. `netCents` is what the customer receives, `paidCents`
 * what is paid back in all. Revenue is what stays with the institution: interest (all that is paid back less
 * the value issued), fee and insurance; the insurance premium counts in full, since what an insurer takes of
 * it is not known here, and IOF, a tax, never counts.
 */
export type WhatIfFigures = {
  netCents: Cents
  paidCents: Cents
  revenueCents: Cents
  /** Fraction a month, six decimals. */
  cetMonthly: string
}

/** What a simulation comes to, or why there would be none. */
export type WhatIfOutcome =
  | { figures: WhatIfFigures; refusal: null }
  | { figures: null; refusal: { code: ReasonCode; belowMinimum: boolean } }

/**
 * How many simulations changed by an amount, both losses and gains counted away from zero: beyond the nearer
 * bound, up to the farther one.
 */
export type WhatIfBin = { from: number; to: number; count: number }

export type WhatIfTotals = {
  netCents: number
  paidCents: number
  revenueCents: number
  /** The mean of the monthly CET over simulations, a fraction with six decimals. */
  cetMonthly: string
}

/**
 * What a change makes of the simulations it was tried on. Sums are over those that are possible before and
 * after.
 */
export type WhatIfResult = {
  compared: number
  before: WhatIfTotals
  after: WhatIfTotals
  /** For the customer, by CET: lower, higher, the same. */
  cheaper: number
  dearer: number
  same: number
  /** Possible before and no more, with what they came to; and the other way round. */
  lost: { count: number; netCents: number; revenueCents: number }
  gained: { count: number; netCents: number; revenueCents: number }
  /** Impossible before and after. */
  neither: number
  /**
   * Of those impossible after: how many fall under a minimum (amount, instalments), and all of them by
   * reason.
   */
  belowMinimum: number
  refusals: { code: ReasonCode; count: number }[]
  /** Differences per simulation: net and revenue in cents, CET in millionths a month. */
  spread: { net: WhatIfBin[]; revenue: WhatIfBin[]; cet: WhatIfBin[] }
}

/** A trial on its way or done, kept with its change. */
export type WhatIf = {
  /** Which run wrote it: a later one takes its place. */
  run: string
  status: 'running' | 'done' | 'failed'
  startedAt: string
  finishedAt: string | null
  /** From this instant on simulations count. */
  since: string
  /** How many there were, up to a ceiling; how many of them, the newest, are computed; how many are done. */
  found: number
  foundIsExact: boolean
  total: number
  done: number
  result: WhatIfResult | null
}
