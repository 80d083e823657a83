import { addDays, type Day } from '#lib/domain/calendar.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Days } from './period.ts'

/**
 * `paid` counts contracts on the day of their payout, every other kind on the day its record was made: `made`
 * counts proposals, `asks` balance queries and consent terms, and the last three the stages of a record.
 */
export const SALES_DAY_KINDS = ['paid', 'made', 'asks', 'balance', 'consult', 'proposal'] as const
export type SalesDayKind = (typeof SALES_DAY_KINDS)[number]

/**
 * `paid`: contracts, net and issue cents, then the same of refunded contracts. `made`: proposals, and those
 * of them that are paid. `asks`: inquiries. Stages: records. Unused places are 0.
 */
export type SalesDayFigures = [number, number, number, number, number, number]

/** Figures of one author; the name is empty for `asks` and stages, the id too for stages. */
export type SalesDayLine = [authorId: string, authorName: string, ...figures: SalesDayFigures]

/** Figures of a day in São Paulo for a product and an institution. */
export type SalesDay = {
  day: Day
  product: Product
  institutionCode: string
  sums: SalesDayFigures
  /** Refusals by reason code (empty if there is none), or records by open stage. */
  codes: Readonly<Record<string, number>>
  lines: readonly SalesDayLine[]
  /**
   * Eight-byte integers in the order of the lines. `paid`: milliseconds to the payout of each contract that
   * was not refunded. `asks`: customer × 16 + funnel step. Stages: milliseconds × 32 + stage code.
   */
  packed: Uint8Array
}

/** Days up to `closedUntil` are summed, apart from those that changed since. */
export type SalesCoverage = {
  closedUntil: Day | null
  changed: readonly { kind: SalesDayKind; day: Day }[]
}

/** Returns the days of a period that are not summed, as ranges of successive days. */
export const openRanges = (
  { startDate, endDate }: Days,
  kind: SalesDayKind,
  { closedUntil, changed }: SalesCoverage,
): Days[] => {
  if (closedUntil === null || closedUntil < startDate) return [{ startDate, endDate }]
  const open = changed
    .filter(
      (one) => one.kind === kind && one.day >= startDate && one.day <= endDate && one.day <= closedUntil,
    )
    .map(({ day }): Days => ({ startDate: day, endDate: day }))
    .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
  if (closedUntil < endDate) open.push({ startDate: addDays(closedUntil, 1), endDate })
  const ranges: Days[] = []
  for (const range of open) {
    const last = ranges.at(-1)
    if (last && range.startDate <= addDays(last.endDate, 1)) last.endDate = range.endDate
    else ranges.push({ ...range })
  }
  return ranges
}
