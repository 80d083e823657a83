import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import { FUNNEL_STEPS, reachedCounts } from '#lib/domain/sales/funnel.ts'
import type { FunnelPart, SalesFunnel, SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { listAuthors } from '#lib/services/sales/parts/list-authors.ts'
import { type FunnelStop, listStops } from '#lib/services/sales/parts/list-stops.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

/** Counts customers per funnel step. Later steps count for the institution and author of the first step. */
export const getSalesFunnel = (context: Context, request: SalesRequest): Promise<SalesFunnel[]> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const names = await namesOf(tx, context.organizationId)
    const funnels: SalesFunnel[] = []
    for (const product of PRODUCTS)
      if (request.product === undefined || request.product === product)
        funnels.push(funnelOf(product, await listStops(tx, { ...present, product }), names))
    return funnels
  })

type Names = { institutions: ReadonlyMap<string, string>; authors: ReadonlyMap<string, string> }

const namesOf = async (tx: Connection, organizationId: string): Promise<Names> => ({
  institutions: new Map((await listInstitutions(tx)).map(({ code, name }) => [code, name])),
  authors: new Map((await listAuthors(tx, organizationId)).map(({ id, name }) => [id, name])),
})

const funnelOf = (product: Product, stops: readonly FunnelStop[], names: Names): SalesFunnel => {
  const parts = (part: FunnelStop['part'], names: ReadonlyMap<string, string>): FunnelPart[] => {
    const own = stops.filter((stop) => stop.part === part)
    return [...new Set(own.map(({ key }) => key))]
      .map((key) => ({
        key,
        name: names.get(key) ?? key,
        counts: countsOf(
          product,
          own.filter((stop) => stop.key === key),
        ),
      }))
      .sort((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0))
  }
  return {
    product,
    steps: FUNNEL_STEPS[product],
    counts: countsOf(
      product,
      stops.filter(({ part }) => part === 'all'),
    ),
    institutions: parts('institution', names.institutions),
    agents: parts('author', names.authors),
  }
}

const countsOf = (product: Product, stops: readonly FunnelStop[]) =>
  reachedCounts(product, new Map(stops.map(({ step, customers }) => [step, customers])))
