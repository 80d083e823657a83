import { scopesAllow } from '#lib/domain/access/permissions'
import { DomainError } from '#lib/domain/errors'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'
import type { Context } from '#lib/services/context'

/**
 * The product a reader of proposals is limited to; undefined for both. People see both, a program those of
 * its scopes. `wanted` is the product asked for.
 * @throws insufficient_scope
 */
export const visibleProduct = ({ actor }: Context, wanted?: Product): Product | undefined => {
  if (actor.kind !== 'application') return wanted
  const seen = PRODUCTS.filter((product) => scopesAllow(actor.scopes, product, 'GET'))
  const [first] = seen
  if (!first || (wanted && !seen.includes(wanted)))
    throw new DomainError('insufficient_scope', { scope: wanted ?? PRODUCTS.join(' ') })
  return wanted ?? (seen.length === PRODUCTS.length ? undefined : first)
}
