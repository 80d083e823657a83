'use client'
import { contractResolver } from '#lib/client/contract-resolver'
import type { TableChangeDetail } from '#lib/client/tables'
import { useDrawnForm } from '#lib/client/use-drawn-form'
import { useDraft } from '../proposals/use-draft.ts'
import { type DraftValues, draftFieldOf, draftValuesOf, draftWire } from './draft-values.ts'

/** The form of a draft, checked by the contract's own schema and kept in this tab until it is saved. */
export const useDraftForm = (change: TableChangeDetail) => {
  const form = useDrawnForm<DraftValues>({
    defaultValues: draftValuesOf(change),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver<DraftValues>(
      async () => (await import('#lib/contracts/tables/change-table')).saveTableChangeContract.body,
      {
        toWire: (values) => draftWire(change, values),
        fieldOf: draftFieldOf,
      },
    ),
  })
  const forget = useDraft(form, `table-change:${change.id}`)
  return { form, forget }
}
