import type { Connection } from '#db/client.ts'
import { listSalesDays, type SalesDaysScope } from '#db/queries/sales/sales-days.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { concatenate, unpack } from '#lib/domain/sales/packed.ts'
import { percentile } from '#lib/domain/sales/percentile.ts'
import { bucketFor, bucketStart, bucketsOf, counterpartOf, isPartial } from '#lib/domain/sales/period.ts'
import type { SalesDay, SalesDayFigures } from '#lib/domain/sales/sales-day.ts'
import type {
  SalesFigures,
  SalesOverview,
  SalesRequest,
  Volume,
  VolumePoint,
} from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

/** Returns the volume by bucket and product; a contract counts on the day (São Paulo) of its payment. */
export const getSalesOverview = (context: Context, request: SalesRequest): Promise<SalesOverview> =>
  withSalesScope(context, request, async (tx, { days, before, present, past }) => {
    const by = request.by ?? bucketFor(days)
    const [paid, paidBefore] = [await listPaid(tx, present), await listPaid(tx, past)]
    const starts = bucketsOf(days, by)
    const today = dayInSaoPaulo(context.now)
    const comparedStart = (day: Day) => bucketStart(counterpartOf(day, days, request.against ?? 'before'), by)
    return {
      days,
      before,
      by,
      starts,
      partial: starts.filter((start) => isPartial(start, by, { days, today })),
      present: await figuresOf(tx, present, paid),
      past: await figuresOf(tx, past, paidBefore),
      points: pointsOf(starts, paid, (day) => bucketStart(day, by)),
      pastPoints: pointsOf(starts, paidBefore, comparedStart),
    }
  })

const listPaid = (tx: Connection, scope: SalesDaysScope) =>
  listSalesDays(tx, scope, { kind: 'paid', parts: ['packed'] })

const pointsOf = (
  starts: readonly Day[],
  paid: readonly SalesDay[],
  startOf: (day: Day) => Day,
): VolumePoint[] =>
  starts.flatMap((start) =>
    PRODUCTS.map((product) => {
      const rows = paid.filter((row) => row.product === product && startOf(row.day) === start)
      return { start, product, ...standing(rows) }
    }),
  )

const figuresOf = async (
  tx: Connection,
  scope: SalesDaysScope,
  paid: readonly SalesDay[],
): Promise<SalesFigures> => {
  const made = await listSalesDays(tx, scope, { kind: 'made' })
  return {
    paid: standing(paid),
    refunded: {
      contracts: sum(paid, ([, , , contracts]) => contracts),
      netCents: cents(sum(paid, ([, , , , netCents]) => netCents)),
      issueCents: cents(sum(paid, ([, , , , , issueCents]) => issueCents)),
    },
    created: sum(made, ([created]) => created),
    createdPaid: sum(made, ([, createdPaid]) => createdPaid),
    medianPayoutSeconds: medianSeconds(paid),
  }
}

const medianSeconds = (paid: readonly SalesDay[]): number | null => {
  const seconds = concatenate(paid.map(({ packed }) => unpack(packed)))
  for (const [index, ms] of seconds.entries()) seconds[index] = ms / 1000
  return percentile(seconds.sort(), 0.5)
}

const standing = (paid: readonly SalesDay[]): Volume => ({
  contracts: sum(paid, ([contracts]) => contracts),
  netCents: cents(sum(paid, ([, netCents]) => netCents)),
  issueCents: cents(sum(paid, ([, , issueCents]) => issueCents)),
})

const sum = (days: readonly SalesDay[], of: (sums: SalesDayFigures) => number) =>
  days.reduce((total, { sums }) => total + of(sums), 0)
