import { ChevronDown } from 'lucide-react'
import { DataTable } from '#components/tables/data-table'
import type { FgtsFigures } from '#lib/client/fgts'
import type { Column } from '../tables/column.ts'
import { formatDay } from './day-text.ts'
import { formatReais } from './reais.ts'

type Installment = FgtsFigures['installments'][number]

const COLUMNS: readonly Column<Installment>[] = [
  { id: 'dueDate', header: 'Vencimento', primary: true, cell: ({ dueDate }) => formatDay(dueDate) },
  { id: 'amount', header: 'Parcela', align: 'end', cell: ({ amount }) => formatReais(amount) },
  { id: 'days', header: 'Dias', align: 'end', cell: ({ days }) => days.toLocaleString('pt-BR') },
  {
    id: 'present',
    header: 'Valor presente',
    align: 'end',
    cell: ({ presentValue }) => formatReais(presentValue),
  },
  { id: 'iof', header: 'IOF', align: 'end', cell: ({ iof }) => formatReais(iof) },
]

/** Each instalment with its workings, folded away until somebody asks. */
export const FgtsSchedule = ({ installments }: { installments: readonly Installment[] }) => (
  <details className="group overflow-hidden rounded-card border bg-raised shadow-card">
    <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken sm:px-5">
      Parcelas em detalhe
      <span className="flex items-center gap-2 text-ink-muted text-sm tabular-nums">
        {installments.length} {installments.length === 1 ? 'parcela' : 'parcelas'}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </span>
    </summary>
    <DataTable
      caption="Parcelas: vencimento, valor, dias até o vencimento, valor presente e IOF"
      columns={COLUMNS}
      rows={installments}
      rowKey={({ dueDate }) => dueDate}
      className="border-t"
    />
  </details>
)
