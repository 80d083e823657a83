'use client'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'

/** Audit entries cannot be changed, so the only bulk action is the export, which is itself audited. */
export const SelectedEntries = ({ selection }: { selection: Selection }) => (
  <SelectionBar selection={selection}>
    <ExportSelected path="/api/panel/audit/export" selected={{ ids: selection.ids }} />
  </SelectionBar>
)
