import { findPriceTable } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { newPriceChange } from '#lib/services/prices/parts/new-price-change.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

export type PriceChangeStart = { id: string; kind: 'new_version' | 'activate' | 'retire' }

/** @throws permission_denied, not_found, price_change_unchanged */
export const startPriceChange = async (
  context: Context,
  { id, kind }: PriceChangeStart,
): Promise<{ id: string }> => {
  requirePriceTablePerson(context)
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const newest = await findPriceTable(tx, { organizationId, id })
    if (!newest) throw new DomainError('not_found')
    if (kind !== 'new_version' && newest.active === (kind === 'activate'))
      throw new DomainError('price_change_unchanged')
    const terms = { ...newest, isDefault: kind === 'new_version' && newest.isDefault }
    const change = await newPriceChange(tx, context, { kind, name: newest, terms, base: newest })
    return { id: change.id }
  })
}
