'use client'
import { ExportChosen } from '#components/tables/export-chosen.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'

export const CustomerActs = ({ selection }: { selection: Selection }) => (
  <SelectionBar selection={selection}>
    <ExportChosen path="/api/panel/customers/export" chosen={{ keys: selection.ids }} />
  </SelectionBar>
)
