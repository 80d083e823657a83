import type { SimulationWorkings } from '#lib/client/simulations.ts'
import { factorText, rateText } from './exact-text.ts'

type Method = SimulationWorkings['method']

/** Returns the debt growth formula for the price table's day count, such as "(1 + 1,80%)^(100 ÷ 30)". */
export const growthFormula = (
  { monthlyRate, dayCount, dailyGrowth }: Method,
  days: number | string,
): string => {
  if (dailyGrowth !== null) return `${factorText(dailyGrowth)}^${days}`
  const growth = `(1 + ${rateText(monthlyRate)})`
  return dayCount === 'ACT_365' ? `(${growth}^12)^(${days} ÷ 365)` : `${growth}^(${days} ÷ 30)`
}
