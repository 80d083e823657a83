import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import type { RankingRow, SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { getSalesOverview } from '#lib/services/sales/get-sales-overview.ts'
import { getSalesRanking } from '#lib/services/sales/get-sales-ranking.ts'
import { listSalesRefusals } from '#lib/services/sales/list-sales-refusals.ts'
import { listSalesStages } from '#lib/services/sales/list-sales-stages.ts'
import { listStops } from '#lib/services/sales/parts/list-stops.ts'
import { withSalesScope } from '#lib/services/sales/parts/with-sales-scope.ts'

/** Returns the figures of every report as the services compute them, in the shape of `rawReports`. */
export const storedReports = async (context: Context, request: SalesRequest) => {
  const { present, points } = await getSalesOverview(context, { ...request, by: 'day' })
  const stops = await withSalesScope(context, request, async (tx, { present: scope }) => {
    const [fgts = [], clt = []] = await Promise.all(
      PRODUCTS.map((product) =>
        (request.product ?? product) === product ? listStops(tx, { ...scope, product }) : [],
      ),
    )
    return { fgts, clt }
  })
  const { agents, institutions } = await getSalesRanking(context, request)
  const rankingOf = (rows: readonly RankingRow[]) => ({
    paid: rows
      .filter(({ paid, refunded }) => paid.contracts + refunded > 0)
      .map(({ key, paid, refunded }) => [key, paid.contracts, paid.netCents, paid.issueCents, refunded])
      .sort(),
    creations: rows
      .filter(({ created }) => created > 0)
      .map(({ key, created, createdPaid }) => [key, created, createdPaid])
      .sort(),
  })
  const { paid, refunded } = present
  return {
    paid: [paid.contracts, paid.netCents, paid.issueCents],
    refunded: [refunded.contracts, refunded.netCents, refunded.issueCents],
    median: present.medianPayoutSeconds,
    days: points
      .filter(({ contracts }) => contracts > 0)
      .map(({ start, product, contracts, netCents }) => [start, product, contracts, netCents])
      .sort(),
    creations: { created: present.created, createdPaid: present.createdPaid },
    fgts: stops.fgts.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    clt: stops.clt.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    stages: (await listSalesStages(context, request))
      .map((one) => [one.kind, one.product, one.status, one.ended, one.open, one.p50Seconds, one.p90Seconds])
      .sort(),
    refusals: (await listSalesRefusals(context, request))
      .map(({ product, kind, code, count }) => [product, kind, code, count])
      .sort(),
    agents: rankingOf(agents),
    institutions: rankingOf(institutions),
  }
}
