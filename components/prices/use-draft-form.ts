'use client'
import { useDraft } from '#components/drafts/use-draft.ts'
import { contractResolver } from '#lib/client/contract-resolver'
import type { PriceChangeDetail } from '#lib/client/prices'
import { useDrawnForm } from '#lib/client/use-drawn-form'
import { type DraftValues, draftFieldOf, draftValuesOf, draftWire } from './draft-values.ts'

/** The form of a draft, checked by the contract's own schema and kept in this tab until it is saved. */
export const useDraftForm = (change: PriceChangeDetail) => {
  const form = useDrawnForm<DraftValues>({
    defaultValues: draftValuesOf(change),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver<DraftValues>(
      async () => (await import('#lib/contracts/prices/change-table')).savePriceChangeCommand.body,
      {
        toWire: (values) => draftWire(change, values),
        fieldOf: draftFieldOf,
      },
    ),
  })
  const forget = useDraft(form, `table-change:${change.id}`)
  return { form, forget }
}
