import { KeyValueList } from '#components/ui/key-value-list'
import type { FgtsFigures } from '#lib/client/fgts'
import { formatPercent } from '#lib/domain/finance/rounding'
import { formatDifference, formatReais } from './reais.ts'

type Figures = Pick<
  FgtsFigures,
  | 'emissionAmount'
  | 'totalBalance'
  | 'iof'
  | 'tc'
  | 'insuranceAmount'
  | 'tax'
  | 'annualTax'
  | 'cet'
  | 'annualCet'
>

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))
const pair = (monthly: number, annual: number) => `${percent(monthly)} a.m. · ${percent(annual)} a.a.`

/** Every charge between what is blocked at Caixa and what the customer receives (Resolução CMN 5.004/2022). */
export const FgtsFiguresList = ({ figures }: { figures: Figures }) => {
  const { totalBalance, emissionAmount } = figures
  return (
    <KeyValueList
      items={[
        {
          label: 'Bloqueado no FGTS',
          hint: 'soma das parcelas',
          value: formatReais(totalBalance),
          strong: true,
        },
        { label: 'Juros', value: formatDifference(totalBalance, emissionAmount) },
        { label: 'Valor de emissão', value: formatReais(emissionAmount) },
        { label: 'IOF', value: formatReais(figures.iof) },
        { label: 'Tarifa de cadastro', value: formatReais(figures.tc) },
        { label: 'Seguro', value: formatReais(figures.insuranceAmount) },
        { label: 'Taxa de juros', value: pair(figures.tax, figures.annualTax) },
        {
          label: 'CET',
          hint: 'custo efetivo total',
          value: pair(figures.cet, figures.annualCet),
          strong: true,
        },
      ]}
    />
  )
}
