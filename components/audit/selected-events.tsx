'use client'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'

export const SelectedEvents = ({ selection }: { selection: Selection }) => (
  <SelectionBar selection={selection}>
    <ExportSelected path="/api/panel/security-log/export" selected={{ ids: selection.ids }} />
  </SelectionBar>
)
