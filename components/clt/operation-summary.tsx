import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CltSimulation } from '#lib/client/clt-offers'
import { formatDay } from '../fgts/day-text.ts'
import { centsOfReais, formatReais } from '../fgts/reais.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import { SimulationFigures } from './simulation-figures.tsx'

const TEXTS = texts({
  receives: ['O cliente recebe', 'The customer receives'],
  installments: ['Parcelas em folha', 'Payroll instalments'],
  firstDue: ['Primeiro vencimento', 'First due date'],
  insurance: ['Seguro', 'Insurance'],
  insured: ['Com seguro', 'With insurance'],
  notInsured: ['Sem seguro', 'Without insurance'],
  charges: ['Juros, IOF, tarifa e CET', 'Interest, IOF, fee and CET'],
})

type OperationSummaryProps = {
  simulation: CltSimulation
  institution: string
  /** The way on, under the figures. */
  children: ReactNode
}

/** What is being contracted, as it was simulated and kept. */
export const OperationSummary = ({ simulation, institution, children }: OperationSummaryProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card>
      <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
        {t.receives}
        <span className="truncate">{institution}</span>
      </p>
      <Money cents={centsOfReais(simulation.disbursed_issue_amount)} size="hero" className="mt-1 block" />
      <div className="mt-4 border-t pt-4">
        <KeyValueList
          items={[
            {
              label: t.installments,
              value: `${simulation.number_of_installments} × ${formatReais(simulation.installment_value)}`,
              strong: true,
            },
            { label: t.firstDue, value: formatDay(simulation.first_installment_date) },
            { label: t.insurance, value: simulation.is_insured ? t.insured : t.notInsured },
          ]}
        />
      </div>
      <details className="group mt-3 border-t pt-1">
        <summary className="flex min-h-10 items-center justify-between gap-3 font-medium text-sm pointer-coarse:min-h-11">
          {t.charges}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-muted transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pt-2 pb-1">
          <SimulationFigures simulation={simulation} />
        </div>
      </details>
      <div className="mt-4">{children}</div>
    </Card>
  )
}
