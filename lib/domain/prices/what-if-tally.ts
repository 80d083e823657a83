import { decimal, rateFrom } from '#lib/domain/finance/decimal.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { histogramOf } from './histogram-of.ts'
import type { WhatIfFigures, WhatIfOutcome, WhatIfResult, WhatIfTotals } from './what-if.ts'

type Sums = { netCents: number; paidCents: number; revenueCents: number; cetMillionths: number }
type LossTotals = { count: number; netCents: number; revenueCents: number }

export type WhatIfTally = {
  before: Sums
  after: Sums
  lost: LossTotals
  gained: LossTotals
  neither: number
  belowMinimum: number
  refusals: Map<ReasonCode, number>
  differences: { net: number[]; revenue: number[]; cet: number[] }
}

const noSums = (): Sums => ({ netCents: 0, paidCents: 0, revenueCents: 0, cetMillionths: 0 })
const nothing = (): LossTotals => ({ count: 0, netCents: 0, revenueCents: 0 })

export const emptyTally = (): WhatIfTally => ({
  before: noSums(),
  after: noSums(),
  lost: nothing(),
  gained: nothing(),
  neither: 0,
  belowMinimum: 0,
  refusals: new Map(),
  differences: { net: [], revenue: [], cet: [] },
})

/** Adds one simulation to the tally. Mutates the tally, because thousands of simulations are added. */
export const tallyOne = (tally: WhatIfTally, before: WhatIfOutcome, after: WhatIfOutcome): void => {
  if (after.refusal) {
    const { code, belowMinimum } = after.refusal
    tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1)
    if (belowMinimum) tally.belowMinimum += 1
    if (before.figures) addLost(tally.lost, before.figures)
    else tally.neither += 1
    return
  }
  if (!before.figures) {
    addLost(tally.gained, after.figures)
    return
  }
  addSums(tally.before, before.figures)
  addSums(tally.after, after.figures)
  const { net, revenue, cet } = tally.differences
  net.push(after.figures.netCents - before.figures.netCents)
  revenue.push(after.figures.revenueCents - before.figures.revenueCents)
  cet.push(millionths(after.figures) - millionths(before.figures))
}

export const resultOf = (tally: WhatIfTally): WhatIfResult => {
  const { net, revenue, cet } = tally.differences
  const compared = net.length
  return {
    compared,
    before: totalsOf(tally.before, compared),
    after: totalsOf(tally.after, compared),
    cheaper: cet.filter((difference) => difference < 0).length,
    dearer: cet.filter((difference) => difference > 0).length,
    same: cet.filter((difference) => difference === 0).length,
    lost: tally.lost,
    gained: tally.gained,
    neither: tally.neither,
    belowMinimum: tally.belowMinimum,
    refusals: [...tally.refusals].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count),
    spread: { net: histogramOf(net), revenue: histogramOf(revenue), cet: histogramOf(cet) },
  }
}

const addLost = (lost: LossTotals, { netCents, revenueCents }: WhatIfFigures) => {
  lost.count += 1
  lost.netCents += netCents
  lost.revenueCents += revenueCents
}

const addSums = (sums: Sums, figures: WhatIfFigures) => {
  sums.netCents += figures.netCents
  sums.paidCents += figures.paidCents
  sums.revenueCents += figures.revenueCents
  sums.cetMillionths += millionths(figures)
}

// A CET has six decimals (trailing zeros may follow in the database), so the result is a whole number.
const millionths = ({ cetMonthly }: WhatIfFigures) => decimal(cetMonthly).times(1_000_000).toNumber()

const totalsOf = (
  { netCents, paidCents, revenueCents, cetMillionths }: Sums,
  count: number,
): WhatIfTotals => ({
  netCents,
  paidCents,
  revenueCents,
  cetMonthly: rateFrom(decimal(cetMillionths).div(Math.max(count, 1)).div(1_000_000), 6),
})
