import type { ProductionRequest, RankingRow } from '#lib/domain/production/production-view'
import { PRODUCTS } from '#lib/domain/proposals/product'
import type { Context } from '#lib/services/context'
import { getProductionOverview } from '#lib/services/production/get-production-overview'
import { getProductionRanking } from '#lib/services/production/get-production-ranking'
import { inProduction } from '#lib/services/production/in-production'
import { listProductionRefusals } from '#lib/services/production/list-production-refusals'
import { listProductionStages } from '#lib/services/production/list-production-stages'
import { listStops } from '#lib/services/production/list-stops'

/** The figures of every report as the services tell them, in the shape of the raw ones. */
export const keptReports = async (context: Context, request: ProductionRequest) => {
  const { present, points } = await getProductionOverview(context, { ...request, by: 'day' })
  const stops = await inProduction(context, request, async (tx, { present: scope }) => {
    const [fgts = [], clt = []] = await Promise.all(
      PRODUCTS.map((product) =>
        (request.product ?? product) === product ? listStops(tx, { ...scope, product }) : [],
      ),
    )
    return { fgts, clt }
  })
  const { agents, institutions } = await getProductionRanking(context, request)
  const ranked = (rows: readonly RankingRow[]) => ({
    paid: rows
      .filter(({ paid, refunded }) => paid.contracts + refunded > 0)
      .map(({ key, paid, refunded }) => [key, paid.contracts, paid.netCents, paid.emissionCents, refunded])
      .sort(),
    made: rows
      .filter(({ created }) => created > 0)
      .map(({ key, created, createdPaid }) => [key, created, createdPaid])
      .sort(),
  })
  const { paid, refunded } = present
  return {
    paid: [paid.contracts, paid.netCents, paid.emissionCents],
    refunded: [refunded.contracts, refunded.netCents, refunded.emissionCents],
    median: present.medianPayoutSeconds,
    days: points
      .filter(({ contracts }) => contracts > 0)
      .map(({ start, product, contracts, netCents }) => [start, product, contracts, netCents])
      .sort(),
    made: { created: present.created, createdPaid: present.createdPaid },
    fgts: stops.fgts.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    clt: stops.clt.map(({ part, key, step, customers }) => [part, key, step, customers]).sort(),
    stages: (await listProductionStages(context, request))
      .map((one) => [one.kind, one.product, one.status, one.ended, one.open, one.p50Seconds, one.p90Seconds])
      .sort(),
    refusals: (await listProductionRefusals(context, request))
      .map(({ product, kind, code, count }) => [product, kind, code, count])
      .sort(),
    agents: ranked(agents),
    institutions: ranked(institutions),
  }
}
