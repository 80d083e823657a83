import type { Cents } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** A change is tried on the simulations of these days, at most on this many, the newest. */
export const WHAT_IF_DAYS = 30
export const WHAT_IF_MOST = 5_000

/**
 * Totals of one simulation: `netCents` is received, `paidCents` paid back in all. Revenue is what the
 * institution keeps: interest (paid back less issued), fee and insurance. The premium counts in full, since
 * the insurer's share is unknown here; IOF is a tax and never counts.
 */
export type WhatIfFigures = {
  netCents: Cents
  paidCents: Cents
  revenueCents: Cents
  /** Monthly fraction, six decimals. */
  cetMonthly: string
}

export type WhatIfOutcome =
  | { figures: WhatIfFigures; refusal: null }
  | { figures: null; refusal: { code: ReasonCode; belowMinimum: boolean } }

/** Bounds count away from zero, for losses and gains: beyond the nearer one, up to the farther one. */
export type WhatIfBin = { from: number; to: number; count: number }

export type WhatIfTotals = {
  netCents: number
  paidCents: number
  revenueCents: number
  /** Mean monthly CET of the simulations, a fraction with six decimals. */
  cetMonthly: string
}

/** Sums cover the simulations that are possible before and after. */
export type WhatIfResult = {
  compared: number
  before: WhatIfTotals
  after: WhatIfTotals
  /** For the customer, by CET. */
  cheaper: number
  dearer: number
  same: number
  /** Possible before but not after (`lost`), and the other way round (`gained`). */
  lost: { count: number; netCents: number; revenueCents: number }
  gained: { count: number; netCents: number; revenueCents: number }
  neither: number
  /** Simulations that become impossible: the number under a minimum, and all of them by reason. */
  belowMinimum: number
  refusals: { code: ReasonCode; count: number }[]
  /** Differences per simulation: net and revenue in cents, CET in millionths a month. */
  spread: { net: WhatIfBin[]; revenue: WhatIfBin[]; cet: WhatIfBin[] }
}

export type WhatIf = {
  /** Id of the run that wrote it; a later run replaces it. */
  run: string
  status: 'running' | 'done' | 'failed'
  startedAt: string
  finishedAt: string | null
  /** Start of the sampled period. */
  since: string
  /** Simulations found, up to a ceiling; the newest `total` are computed, `done` are finished. */
  found: number
  foundIsExact: boolean
  total: number
  done: number
  result: WhatIfResult | null
}
