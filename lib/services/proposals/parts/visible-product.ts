import { scopesAllow } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns the product to filter by, given a program's scopes; undefined: both. @throws insufficient_scope */
export const visibleProduct = ({ actor }: Context, wanted?: Product): Product | undefined => {
  if (actor.kind !== 'application') return wanted
  const seen = PRODUCTS.filter((product) => scopesAllow(actor.scopes, product, 'GET'))
  const [first] = seen
  if (!first || (wanted && !seen.includes(wanted)))
    throw new DomainError('insufficient_scope', { scope: wanted ?? PRODUCTS.join(' ') })
  return wanted ?? (seen.length === PRODUCTS.length ? undefined : first)
}
