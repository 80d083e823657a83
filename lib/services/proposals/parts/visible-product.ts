import { scopesAllow } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns the product that an API client's scopes allow; undefined means both. @throws insufficient_scope */
export const visibleProduct = ({ actor }: Context, requested?: Product): Product | undefined => {
  if (actor.kind !== 'application') return requested
  const allowed = PRODUCTS.filter((product) => scopesAllow(actor.scopes, product, 'GET'))
  const [first] = allowed
  if (!first || (requested && !allowed.includes(requested)))
    throw new DomainError('insufficient_scope', { scope: requested ?? PRODUCTS.join(' ') })
  return requested ?? (allowed.length === PRODUCTS.length ? undefined : first)
}
