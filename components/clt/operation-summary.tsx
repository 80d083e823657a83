import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CltSimulation } from '#lib/client/clt-offers'
import { formatDay } from '../fgts/day-text.ts'
import { centsOfReais, formatReais } from '../fgts/reais.ts'
import { Card } from '../ui/card.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import { SimulationFigures } from './simulation-figures.tsx'

type OperationSummaryProps = {
  simulation: CltSimulation
  institution: string
  /** The way on, under the figures. */
  children: ReactNode
}

/** What is being contracted, as it was simulated and kept. */
export const OperationSummary = ({ simulation, institution, children }: OperationSummaryProps) => (
  <Card>
    <p className="flex items-baseline justify-between gap-3 text-ink-muted text-sm">
      O cliente recebe
      <span className="truncate">{institution}</span>
    </p>
    <Money cents={centsOfReais(simulation.disbursed_issue_amount)} size="hero" className="mt-1 block" />
    <div className="mt-4 border-t pt-4">
      <KeyValueList
        items={[
          {
            label: 'Parcelas em folha',
            value: `${simulation.number_of_installments} × ${formatReais(simulation.installment_value)}`,
            strong: true,
          },
          { label: 'Primeiro vencimento', value: formatDay(simulation.first_installment_date) },
          { label: 'Seguro', value: simulation.is_insured ? 'Com seguro' : 'Sem seguro' },
        ]}
      />
    </div>
    <details className="group mt-3 border-t pt-1">
      <summary className="flex min-h-10 items-center justify-between gap-3 font-medium text-sm pointer-coarse:min-h-11">
        Juros, IOF, tarifa e CET
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
