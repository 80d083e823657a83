import { ChevronDown } from 'lucide-react'
import { formatDay } from '#components/language/day-text.ts'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  all: ['Todas as parcelas', 'All instalments'],
  caption: [
    'Parcelas: vencimento, valor, amortização e juros, em reais',
    'Instalments: due date, amount, principal and interest, in reais',
  ],
  number: ['Nº', 'No.'],
  due: ['Vencimento', 'Due date'],
  instalment: ['Parcela', 'Instalment'],
  principal: ['Amortização', 'Principal'],
  interest: ['Juros', 'Interest'],
})

/** The amounts are in reais. */
export type ScheduledInstallment = {
  number: number
  dueDate: string
  total: number
  principal: number | null
  interest: number | null
}

type InstallmentScheduleProps = { installments: readonly ScheduledInstallment[]; className?: string }

const bare = (reais: number | null) => (reais === null ? '' : formatReais(reais).replace('R$ ', ''))
const HEAD = 'px-1.5 py-2 text-right font-medium text-ink-muted text-xs first:pl-0 last:pr-0'
const CELL = 'px-1.5 py-1.5 text-right first:pl-0 last:pr-0'

export const InstallmentSchedule = ({ installments, className }: InstallmentScheduleProps) => {
  const t = useTexts(TEXTS)
  return (
    <details className={`group ${className ?? ''}`}>
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control font-medium text-sm">
        {t.all}
        <span className="flex items-center gap-2 font-normal text-ink-muted tabular-nums">
          {installments.length}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <table className="w-full text-sm tabular-nums max-sm:text-xs">
        <caption className="sr-only">{t.caption}</caption>
        <thead className="border-y">
          <tr>
            <th scope="col" className={HEAD}>
              {t.number}
            </th>
            <th scope="col" className={HEAD}>
              {t.due}
            </th>
            <th scope="col" className={HEAD}>
              {t.instalment}
            </th>
            <th scope="col" className={HEAD}>
              {t.principal}
            </th>
            <th scope="col" className={HEAD}>
              {t.interest}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {installments.map(({ number, dueDate, total, principal, interest }) => (
            <tr key={number}>
              <th scope="row" className={`${CELL} font-normal text-ink-muted`}>
                {number}
              </th>
              <td className={CELL}>{formatDay(dueDate)}</td>
              <td className={`${CELL} font-medium`}>{bare(total)}</td>
              <td className={CELL}>{bare(principal)}</td>
              <td className={CELL}>{bare(interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
