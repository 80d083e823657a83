import type { Connection } from '#db/client.ts'
import type { SalesScope } from '#db/queries/sales/sales-scope.ts'
import { countProposalsMade, listPaidByDay, type PaidLine } from '#db/queries/sales/sales-volume.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { concatenate, unpack } from '#lib/domain/sales/packed.ts'
import { percentile } from '#lib/domain/sales/percentile.ts'
import { bucketFor, bucketStart, bucketsOf, counterpartOf, isPartial } from '#lib/domain/sales/period.ts'
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
    const [paid, paidBefore] = [await listPaidByDay(tx, present), await listPaidByDay(tx, past)]
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

const pointsOf = (
  starts: readonly Day[],
  paid: readonly PaidLine[],
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
  scope: SalesScope,
  paid: readonly PaidLine[],
): Promise<SalesFigures> => {
  return {
    paid: standing(paid),
    refunded: {
      contracts: sum(paid, (row) => row.refundedContracts),
      netCents: cents(sum(paid, (row) => row.refundedNetCents)),
      issueCents: cents(sum(paid, (row) => row.refundedEmissionCents)),
    },
    ...(await countProposalsMade(tx, scope)),
    medianPayoutSeconds: medianSeconds(paid),
  }
}

const medianSeconds = (paid: readonly PaidLine[]): number | null => {
  const seconds = concatenate(paid.flatMap(({ packedMs }) => (packedMs === null ? [] : [unpack(packedMs)])))
  for (const [index, ms] of seconds.entries()) seconds[index] = ms / 1000
  return percentile(seconds.sort(), 0.5)
}

const standing = (paid: readonly PaidLine[]): Volume => ({
  contracts: sum(paid, (row) => row.contracts),
  netCents: cents(sum(paid, (row) => row.netCents)),
  issueCents: cents(sum(paid, (row) => row.issueCents)),
})

const sum = (paid: readonly PaidLine[], of: (row: PaidLine) => number) =>
  paid.reduce((total, row) => total + of(row), 0)
