'use client'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportSelected } from '#components/tables/export-selected.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { RECENT_FGTS_BALANCES } from '#lib/client/fgts.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import { providersToRetry } from './retry-balances.ts'
import { retryVisit } from './retry-visit.ts'
import type { Visit } from './visit.ts'

const TEXTS = texts({
  again: (count: number) => [`Consultar de novo (${count})`, `Query again (${count})`],
  why: [
    'Consulta de novo só onde não há saldo ou ele venceu.',
    'Queries again only where there is no balance or it has expired.',
  ],
  done: (count: number) => [
    count === 1
      ? '1 cliente consultado de novo; o resultado chega na lista.'
      : `${count} clientes consultados de novo; os resultados chegam na lista.`,
    count === 1
      ? '1 customer queried again; the result arrives in the list.'
      : `${count} customers queried again; the results arrive in the list.`,
  ],
})

type VisitActsProps = {
  selection: Selection
  selectedRows: readonly Visit[]
  start: FgtsConsultActions['startBalances']
}

const nameOf = ({ documentNumber }: Visit) => maskCpf(documentNumber as Cpf)

export const VisitActs = ({ selection, selectedRows, start }: VisitActsProps) => {
  const t = useTexts(TEXTS)
  const client = useQueryClient()
  const bulk = useBulkAction<Visit>({ selection, idOf: ({ customerKey }) => customerKey })
  const able = selectedRows.filter((visit) => providersToRetry(visit).length > 0)
  const again = async () => {
    await bulk.run(able, (visit) => retryVisit(visit, start))
    await client.invalidateQueries({ queryKey: RECENT_FGTS_BALANCES })
  }
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
      {able.length > 0 ? (
        <Button
          size="small"
          icon={<RotateCw />}
          title={t.why}
          pending={bulk.progress !== null}
          onClick={() => void again()}
        >
          {t.again(able.length)}
        </Button>
      ) : null}
      <ExportSelected
        path="/api/panel/balances/export"
        selected={{ ids: selectedRows.flatMap(({ results }) => results.map(({ id }) => id)) }}
      />
    </SelectionBar>
  )
}
