import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/card'
import { Money } from '#components/ui/money'
import { useLanguage } from '#components/use-language'
import type { FgtsSimulation } from '#lib/client/fgts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { formatMonth } from './day-text.ts'
import { FgtsFiguresList } from './fgts-figures-list.tsx'
import { centsOfReais, formatReais } from './reais.ts'

const TEXTS = texts({
  receives: ['O cliente recebe', 'The customer receives'],
  installments: ['Parcelas', 'Instalments'],
  charges: ['Juros, IOF, tarifa e CET', 'Interest, IOF, fee and CET'],
})

type FgtsContractSummaryProps = {
  simulation: FgtsSimulation
  institution: string
  tableName: string
  /** The way on, under the figures. */
  children: ReactNode
}

/** What is being contracted, as it was simulated and kept. */
export const FgtsContractSummary = ({ simulation, institution, ...props }: FgtsContractSummaryProps) => {
  const { tableName, children } = props
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card>
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        <span className="shrink-0">{t.receives}</span>
        <span className="truncate">
          {institution}
          {tableName ? ` · ${tableName}` : null}
        </span>
      </p>
      <Money cents={centsOfReais(simulation.availableBalance)} size="hero" className="mt-1 block" />
      <ul
        className="mt-4 divide-y divide-line border-t pt-2 text-sm tabular-nums"
        aria-label={t.installments}
      >
        {simulation.installments.map(({ dueDate, amount }) => (
          <li key={dueDate} className="flex justify-between gap-3 py-1.5">
            <span className="text-ink-muted">{formatMonth(dueDate, language)}</span>
            {formatReais(amount)}
          </li>
        ))}
      </ul>
      <details className="group border-t pt-1">
        <summary className="flex min-h-10 items-center justify-between gap-3 font-medium text-sm">
          {t.charges}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pt-2 pb-1">
          <FgtsFiguresList figures={simulation} />
        </div>
      </details>
      <div className="mt-4">{children}</div>
    </Card>
  )
}
