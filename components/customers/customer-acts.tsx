'use client'
import { ExportChosen } from '../tables/export-chosen.tsx'
import { SelectionBar } from '../tables/selection-bar.tsx'
import type { Selection } from '../tables/use-selection.ts'

export const CustomerActs = ({ selection }: { selection: Selection }) => (
  <SelectionBar selection={selection}>
    <ExportChosen path="/api/panel/customers/export" chosen={{ keys: selection.ids }} />
  </SelectionBar>
)
