import type { Connection } from '#db/client'
import { listInstitutions } from '#db/queries/institutions'
import { FUNNEL_STEPS, reachedCounts } from '#lib/domain/production/funnel'
import type { FunnelPart, ProductionFunnel, ProductionRequest } from '#lib/domain/production/production-view'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import type { Context } from '#lib/services/context'
import { inProduction } from './in-production.ts'
import { listAuthors } from './list-authors.ts'
import { listStops, type StoppedAt } from './list-stops.ts'

/**
 * How far the customers of a period have come, by product; counted as lib/domain/production/funnel says. What follows the first step is
 * told by who asked for the balance or made the term, and at which institution. Throws `permission_denied`.
 */
export const getProductionFunnel = (
  context: Context,
  request: ProductionRequest,
): Promise<ProductionFunnel[]> =>
  inProduction(context, request, async (tx, { present }) => {
    const names = await namesOf(tx, context.organizationId)
    const funnels: ProductionFunnel[] = []
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

const funnelOf = (product: Product, stops: readonly StoppedAt[], names: Names): ProductionFunnel => {
  const parts = (part: StoppedAt['part'], known: ReadonlyMap<string, string>): FunnelPart[] => {
    const own = stops.filter((stop) => stop.part === part)
    return [...new Set(own.map(({ key }) => key))]
      .map((key) => ({
        key,
        name: known.get(key) ?? key,
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

const countsOf = (product: Product, stops: readonly StoppedAt[]) =>
  reachedCounts(product, new Map(stops.map(({ step, customers }) => [step, customers])))
