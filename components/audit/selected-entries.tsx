'use client'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'

/** Records cannot be changed, so they can only be taken along; the audit records that. */
export const SelectedEntries = ({ selection }: { selection: Selection }) => (
  <SelectionBar selection={selection}>
    <ExportSelected path="/api/panel/audit/export" selected={{ ids: selection.ids }} />
  </SelectionBar>
)
