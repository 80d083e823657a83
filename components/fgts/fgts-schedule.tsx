import { ChevronDown } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { formatReais } from '#components/language/reais.ts'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { Column } from '#components/tables/column.ts'
import { DataTable } from '#components/tables/data-table.tsx'
import type { FgtsFigures } from '#lib/client/fgts.ts'

const TEXTS = texts({
  dueDate: ['Vencimento', 'Due date'],
  installment: ['Parcela', 'Instalment'],
  days: ['Dias', 'Days'],
  present: ['Valor presente', 'Present value'],
  title: ['Parcelas em detalhe', 'Instalments in detail'],
  count: (count: number) => [
    `${count} ${count === 1 ? 'parcela' : 'parcelas'}`,
    `${count} ${count === 1 ? 'instalment' : 'instalments'}`,
  ],
  caption: [
    'Parcelas: vencimento, valor, dias até o vencimento, valor presente e IOF',
    'Instalments: due date, amount, days until due, present value and IOF',
  ],
})

type Installment = FgtsFigures['installments'][number]

const columnsIn = (t: LocalizedTexts<typeof TEXTS>): readonly Column<Installment>[] => [
  { id: 'dueDate', header: t.dueDate, primary: true, cell: ({ dueDate }) => formatDay(dueDate) },
  { id: 'amount', header: t.installment, align: 'end', cell: ({ amount }) => formatReais(amount) },
  { id: 'days', header: t.days, align: 'end', cell: ({ days }) => days.toLocaleString('pt-BR') },
  {
    id: 'present',
    header: t.present,
    align: 'end',
    cell: ({ presentValue }) => formatReais(presentValue),
  },
  { id: 'iof', header: 'IOF', align: 'end', cell: ({ iof }) => formatReais(iof) },
]

export const FgtsSchedule = ({ installments }: { installments: readonly Installment[] }) => {
  const t = useTexts(TEXTS)
  return (
    <details className="group overflow-hidden rounded-card border bg-raised shadow-card">
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken sm:px-5">
        {t.title}
        <span className="flex items-center gap-2 text-ink-muted text-sm tabular-nums">
          {t.count(installments.length)}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <DataTable
        caption={t.caption}
        columns={columnsIn(t)}
        rows={installments}
        rowKey={({ dueDate }) => dueDate}
        className="border-t"
      />
    </details>
  )
}
