import type { Cents } from '#lib/domain/money.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'

/** A change is tried on the newest `WHAT_IF_MOST` simulations of the last `WHAT_IF_DAYS` days. */
export const WHAT_IF_DAYS = 30
export const WHAT_IF_MOST = 5_000

export const WHAT_IF_STATUSES = ['running', 'done', 'failed'] as const
export type WhatIfStatus = (typeof WHAT_IF_STATUSES)[number]

/**
 * Revenue is interest (paid less issue value), fee and the whole insurance premium, because this service does
 * not know the insurer's share; IOF is a tax and never counts.
 */
export type WhatIfFigures = {
  netCents: Cents
  paidCents: Cents
  revenueCents: Cents
  /** Fraction with six decimals. */
  cetMonthly: string
}

export type WhatIfOutcome =
  | { figures: WhatIfFigures; refusal: null }
  | { figures: null; refusal: { code: ReasonCode; belowMinimum: boolean } }

/** A bin excludes the bound nearer to zero and includes the farther one, for losses and gains alike. */
export type WhatIfBin = { from: number; to: number; count: number }

export type WhatIfTotals = {
  netCents: number
  paidCents: number
  revenueCents: number
  /** Mean monthly CET of the simulations, a fraction with six decimals. */
  cetMonthly: string
}

/** Sums cover only the simulations that are possible both before and after the change. */
export type WhatIfResult = {
  compared: number
  before: WhatIfTotals
  after: WhatIfTotals
  /** Simulations that become cheaper, become dearer or stay the same for the customer, judged by CET. */
  cheaper: number
  dearer: number
  same: number
  /** `lost`: possible only before the change; `gained`: possible only after it. */
  lost: { count: number; netCents: number; revenueCents: number }
  gained: { count: number; netCents: number; revenueCents: number }
  neither: number
  /** Refusals whose cause is a minimum (instalments or issue value). */
  belowMinimum: number
  /** Simulations that are impossible after the change, by reason. */
  refusals: { code: ReasonCode; count: number }[]
  /** Differences per simulation: net and revenue in cents, monthly CET in millionths. */
  spread: { net: WhatIfBin[]; revenue: WhatIfBin[]; cet: WhatIfBin[] }
}

export type WhatIf = {
  /** Id of the run that wrote this record; a later run replaces it. */
  run: string
  status: WhatIfStatus
  startedAt: string
  finishedAt: string | null
  since: string
  /** Simulations: `found` in the period (up to a ceiling), `total` to compute (the newest), `done` so far. */
  found: number
  foundIsExact: boolean
  total: number
  done: number
  result: WhatIfResult | null
}
