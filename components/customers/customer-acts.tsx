'use client'
import { PiggyBank } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import type { CustomerLine, StartBalancesOf } from '#lib/client/customers.ts'
import { runAction } from '#lib/client/run-action.ts'

const TEXTS = texts({
  start: (count: number) => [`Consultar saldo FGTS (${count})`, `Query FGTS balance (${count})`],
  done: (count: number) => [
    count === 1
      ? '1 cliente consultado; o resultado chega em FGTS.'
      : `${count} clientes consultados; os resultados chegam em FGTS.`,
    count === 1
      ? '1 customer queried; the result arrives in FGTS.'
      : `${count} customers queried; the results arrive in FGTS.`,
  ],
})

type CustomerActsProps = {
  selection: Selection
  selectedRows: readonly CustomerLine[]
  nameOf: (row: CustomerLine) => string
  startBalances: StartBalancesOf
}

export const CustomerActs = ({ selection, selectedRows, nameOf, startBalances }: CustomerActsProps) => {
  const t = useTexts(TEXTS)
  const bulk = useBulkAction<CustomerLine>({ selection, idOf: ({ key }) => key })
  return (
    <SelectionBar
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.done}
          nameOf={nameOf}
          onClose={bulk.dismiss}
        />
      }
    >
      <Button
        size="small"
        icon={<PiggyBank />}
        pending={bulk.progress !== null}
        onClick={() => void bulk.run(selectedRows, ({ key }) => runAction(startBalances, { key }))}
      >
        {t.start(selectedRows.length)}
      </Button>
      <ExportSelected path="/api/panel/customers/export" selected={{ keys: selection.ids }} />
    </SelectionBar>
  )
}
