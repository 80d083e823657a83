import { type PriceChangeRow, updatePriceChangeDraft } from '#db/queries/prices/price-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { displayName } from '#lib/domain/names.ts'
import { checkPriceTableTerms } from '#lib/domain/prices/check-price-table-terms.ts'
import { samePriceTableValue } from '#lib/domain/prices/price-differences.ts'
import { priceTableFieldsOf, priceTableValueOf } from '#lib/domain/prices/price-table-fields.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockOwnPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'
import { requireWithinCeiling } from './shared/require-within-ceiling.ts'

export type PriceChangeDraft = PriceTableTerms & {
  id: string
  note: string | null
  /** Without a start date, the change starts on approval. */
  startDate?: Day | null | undefined
}

const TRIED: readonly string[] = ['label', 'isDefault']

/**
 * Changing a price parameter or the terms discards the what-if.
 * @throws not_found, price_change_closed, change_not_yours, fee_table_out_of_range, invalid_name,
 *   price_above_ceiling, start_date_past
 */
export const savePriceChange = async (context: Context, { id, ...draft }: PriceChangeDraft) => {
  requirePriceTablePerson(context)
  const { organizationId, now: updatedAt } = context
  return withTransaction(context, async (tx) => {
    const change = await lockOwnPriceChange(tx, context, { id, statuses: ['draft'] })
    const terms = draftTerms(change, draft)
    if (change.kind !== 'retire') await requireWithinCeiling(tx, { ...change, parameters: terms.parameters })
    const { note, startDate = null } = draft
    if (startDate !== null && startDate <= dayInSaoPaulo(updatedAt))
      throw fieldRefusal({ pointer: '/startDate', code: 'start_date_past' })
    const fields = priceTableFieldsOf(change.product).filter(
      (field) => !samePriceTableValue(priceTableValueOf(change, field), priceTableValueOf(terms, field)),
    )
    const whatIf = fields.every((field) => TRIED.includes(field)) ? change.whatIf : null
    const saved = { ...terms, note, startDate, updatedAt, whatIf }
    await updatePriceChangeDraft(tx, { organizationId, id }, saved)
    const row = { ...change, ...saved }
    await auditPriceChange(tx, context, { change: row, action: 'price_change_saved', details: { fields } })
    return priceChangeView(tx, context, row)
  })
}

const draftTerms = (change: PriceChangeRow, draft: PriceTableTerms): PriceTableTerms => {
  const { label, terms, parameters } = change
  if (change.kind === 'retire') return { label, terms, parameters, isDefault: false }
  if (change.kind === 'activate') return { label, terms, parameters, isDefault: draft.isDefault }
  return {
    label: displayName(draft.label),
    isDefault: draft.isDefault,
    ...checkPriceTableTerms(change.product, draft),
  }
}
