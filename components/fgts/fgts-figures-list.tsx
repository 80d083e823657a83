import { formatDifference, formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { FgtsFigures } from '#lib/client/fgts.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'

const TEXTS = texts({
  blocked: ['Bloqueado no FGTS', 'Blocked in FGTS'],
  blockedHint: ['soma das parcelas', 'sum of the instalments'],
  interest: ['Juros', 'Interest'],
  issued: ['Valor de emissão', 'Issue amount'],
  insurance: ['Seguro', 'Insurance'],
  rate: ['Taxa de juros', 'Interest rate'],
  cetHint: ['custo efetivo total', 'total effective cost'],
  rates: (monthly: number, annual: number) => [
    `${percent(monthly)} a.m. · ${percent(annual)} a.a.`,
    // Non-breaking spaces, so that the line only breaks between the two rates.
    `${percent(monthly)}\u00a0a\u00a0month · ${percent(annual)}\u00a0a\u00a0year`,
  ],
})

type Figures = Pick<
  FgtsFigures,
  | 'emissionAmount'
  | 'totalBalance'
  | 'iof'
  | 'tc'
  | 'feeName'
  | 'feeWaived'
  | 'insuranceAmount'
  | 'tax'
  | 'annualTax'
  | 'cet'
  | 'annualCet'
>

const percent = (fraction: number) => formatPercent(fraction.toFixed(8))

/** Rates, and the charges that reduce the blocked amount to the net amount (Resolução CMN 5.004/2022). */
export const FgtsFiguresList = ({ figures }: { figures: Figures }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { totalBalance, emissionAmount } = figures
  return (
    <KeyValueList
      items={[
        {
          label: t.blocked,
          hint: t.blockedHint,
          value: formatReais(totalBalance),
          strong: true,
        },
        { label: t.interest, value: formatDifference(totalBalance, emissionAmount) },
        { label: t.issued, value: formatReais(emissionAmount) },
        { label: 'IOF', value: formatReais(figures.iof) },
        { ...feeLabel(figures, language), value: formatReais(figures.tc) },
        { label: t.insurance, value: formatReais(figures.insuranceAmount) },
        { label: t.rate, value: t.rates(figures.tax, figures.annualTax) },
        {
          label: 'CET',
          hint: t.cetHint,
          value: t.rates(figures.cet, figures.annualCet),
          strong: true,
        },
      ]}
    />
  )
}
