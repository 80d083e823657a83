import { type Decimal, decimal, ONE, powersOf, type Rate, rateFrom, ZERO } from './decimal.ts'
import type { CetBasis } from './price-parameters.ts'

/** Payment by the customer, `days` (at least one) after the release date. */
export type CetFlow = { amount: number; days: number }

export type CetInput = { net: number; flows: readonly CetFlow[]; basis: CetBasis }

/** Effective total cost as fractions with twelve decimals. */
export type Cet = { annual: Rate; monthly: Rate }

/** Time steps per day and per month of each basis, chosen so that all exponents below are whole numbers. */
const BASES = {
  ACT_365: { step: 12, monthSteps: 365 },
  ACT_30: { step: 1, monthSteps: 30 },
  PERIODS: { step: 1, monthSteps: 30 },
} as const

/**
 * Returns the rate at which the present value of the payments equals the net value received (Resolução CMN
 * 4.881/2020); negative when less is paid than received. All amounts are in the same unit of money.
 * - ACT_365: Σ amount / (1 + annual)^(days / 365) = net, monthly = (1 + annual)^(1/12) − 1
 * - ACT_30, and PERIODS of 30 days: Σ amount / (1 + monthly)^(days / 30) = net, annual = (1 + monthly)^12 − 1
 * @throws RangeError when nothing is received or paid
 */
export const cetOf = ({ net, flows, basis }: CetInput): Cet => {
  if (!(net > 0) || flows.length === 0 || flows.some((flow) => !(flow.amount > 0) || !(flow.days >= 1)))
    throw new RangeError('the CET needs a positive net value and positive payments after the release')
  const { step, monthSteps } = BASES[basis]
  const discount = polished({ net, flows, basis }, decimal(Math.exp(-dailyLogRate(net, flows) / step)))
  const monthlyGrowth = ONE.div(powersOf(discount, [monthSteps])[0] ?? ONE)
  return {
    annual: rateFrom(monthlyGrowth.pow(12).minus(1), 12),
    monthly: rateFrom(monthlyGrowth.minus(1), 12),
  }
}

// The log of the present value is convex and decreasing in the rate, so Newton's method always converges.
const dailyLogRate = (net: number, flows: readonly CetFlow[]): number => {
  const first = flows.reduce((least, flow) => Math.min(least, flow.days), Number.POSITIVE_INFINITY)
  const target = Math.log(net)
  let rate = 0
  for (let round = 0; round < 100; round += 1) {
    // Times are relative to the first due date, so `exp` cannot overflow or underflow.
    let [value, slope] = [0, 0]
    for (const { amount, days } of flows) {
      const term = amount * Math.exp(-rate * (days - first))
      value += term
      slope += term * days
    }
    const change = ((Math.log(value) - rate * first - target) * value) / slope
    rate += change
    if (Math.abs(change) <= 1e-15 * Math.max(1e-3, Math.abs(rate))) break
  }
  return rate
}

/** One Newton step in exact decimals refines the double's sixteen digits to more than thirty. */
const polished = ({ net, flows, basis }: CetInput, start: Decimal): Decimal => {
  const { step } = BASES[basis]
  const ordered = flows.toSorted((a, b) => a.days - b.days)
  const powers = powersOf(
    start,
    ordered.map((flow) => flow.days * step),
  )
  let [value, slope] = [ZERO, ZERO]
  for (const [index, flow] of ordered.entries()) {
    const term = (powers[index] ?? ONE).times(flow.amount)
    value = value.plus(term)
    slope = slope.plus(term.times(flow.days * step))
  }
  return start.minus(value.minus(net).times(start).div(slope))
}
