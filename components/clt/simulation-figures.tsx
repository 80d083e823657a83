import { formatDay } from '#components/language/day-text.ts'
import { formatDifference, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { CltSimulation } from '#lib/client/clt-offers.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'

const TEXTS = texts({
  total: ['Total a pagar', 'Total to pay'],
  totalMeaning: ['soma das parcelas', 'sum of the instalments'],
  interest: ['Juros', 'Interest'],
  issueAmount: ['Valor de emissão', 'Issue amount'],
  insurance: ['Seguro', 'Insurance'],
  interestRate: ['Taxa de juros', 'Interest rate'],
  cetMeaning: ['custo efetivo total', 'total effective cost'],
  firstDue: ['Primeiro vencimento', 'First due date'],
  rates: (monthly: string, annual: string) => [
    `${monthly} a.m. · ${annual} a.a.`,
    `${monthly} a month · ${annual} a year`,
  ],
})

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

/** Rates, and the charges that lead from the net amount to the total (Resolução CMN 5.004/2022). */
export const SimulationFigures = ({ simulation }: { simulation: CltSimulation }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { fee_name: feeName, fee_waived: feeWaived } = simulation
  return (
    <KeyValueList
      items={[
        {
          label: t.total,
          hint: t.totalMeaning,
          value: formatReais(simulation.total_amount),
          strong: true,
        },
        { label: t.interest, value: formatDifference(simulation.total_amount, simulation.issue_amount) },
        { label: t.issueAmount, value: formatReais(simulation.issue_amount) },
        { label: 'IOF', value: formatReais(simulation.iof_amount) },
        { ...feeLabel({ feeName, feeWaived }, language), value: formatReais(simulation.fee_amount) },
        { label: t.insurance, value: formatReais(simulation.insurance_amount) },
        {
          label: t.interestRate,
          value: t.rates(percent(simulation.monthly_interest_rate), percent(simulation.annual_interest_rate)),
        },
        {
          label: 'CET',
          hint: t.cetMeaning,
          value: t.rates(percent(simulation.cet), percent(simulation.annual_cet)),
          strong: true,
        },
        { label: t.firstDue, value: formatDay(simulation.first_installment_date) },
      ]}
    />
  )
}
