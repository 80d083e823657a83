import type { CltSimulation } from '#lib/client/clt-offers'
import { formatPercent } from '#lib/domain/finance/rounding'
import { formatDay } from '../fgts/day-text.ts'
import { formatDifference, formatReais } from '../fgts/reais.ts'
import { KeyValueList } from '../ui/key-value-list.tsx'

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))
const pair = (monthly: number, annual: number) => `${percent(monthly)} a.m. · ${percent(annual)} a.a.`

/** Every charge between what the customer pays and what they receive (Resolução CMN 5.004/2022). */
export const SimulationFigures = ({ simulation }: { simulation: CltSimulation }) => (
  <KeyValueList
    items={[
      {
        label: 'Total a pagar',
        hint: 'soma das parcelas',
        value: formatReais(simulation.total_amount),
        strong: true,
      },
      { label: 'Juros', value: formatDifference(simulation.total_amount, simulation.issue_amount) },
      { label: 'Valor de emissão', value: formatReais(simulation.issue_amount) },
      { label: 'IOF', value: formatReais(simulation.iof_amount) },
      { label: 'Tarifa de cadastro', value: formatReais(simulation.fee_amount) },
      { label: 'Seguro', value: formatReais(simulation.insurance_amount) },
      {
        label: 'Taxa de juros',
        value: pair(simulation.monthly_interest_rate, simulation.annual_interest_rate),
      },
      {
        label: 'CET',
        hint: 'custo efetivo total',
        value: pair(simulation.cet, simulation.annual_cet),
        strong: true,
      },
      { label: 'Primeiro vencimento', value: formatDay(simulation.first_installment_date) },
    ]}
  />
)
