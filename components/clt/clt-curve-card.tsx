'use client'
import { centsOfReais } from '#components/language/reais.ts'
import type { ComparedCltConfig } from '#lib/client/clt-offers'
import { type Cents, cents, formatBrl } from '#lib/domain/money'
import { CurveChart } from '../charts/curve-chart.tsx'
import type { CurveLine } from '../charts/curve-scale.ts'
import { CurveTable } from '../charts/curve-table.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import type { CltChoice } from './clt-choice.ts'
import { offerOf } from './clt-choice.ts'
import { CltConfigOption } from './clt-config-option.tsx'

const TEXTS = texts({
  title: ['Quanto dá para liberar com esta margem', 'What this margin can release'],
  description: (margin: string) => [
    `Valor na conta com parcelas de até ${margin}, por número de parcelas.`,
    `Net amount with instalments of up to ${margin}, by number of instalments.`,
  ],
  caption: [
    'Valor na conta do cliente por número de parcelas',
    'Net amount to the customer by number of instalments',
  ],
  keys: [
    'Setas para os lados mudam o número de parcelas; para cima e para baixo, a tabela',
    'Left and right arrows change the number of instalments; up and down, the configuration',
  ],
  installments: ['parcelas', 'instalments'],
  installmentsHeader: ['Parcelas', 'Instalments'],
  count: (count: number) =>
    count === 1 ? ['1 parcela', '1 instalment'] : [`${count} parcelas`, `${count} instalments`],
  thousands: (amount: string) => [`R$ ${amount} mil`, `R$ ${amount}k`],
  configuration: ['Tabela', 'Price table'],
})

type CltCurveCardProps = {
  compared: readonly ComparedCltConfig[]
  choice: CltChoice
  marginCents: Cents
  onChange: (change: Partial<CltChoice>) => void
}

const moneyText = (value: number) => formatBrl(cents(value))

const shortText = (amount: number) => amount.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

const lineOf = ({ config, offers }: ComparedCltConfig): CurveLine => ({
  id: config.id,
  name: config.name,
  points: offers.flatMap(({ number_of_installments: x, figures }) =>
    figures ? [{ x, value: centsOfReais(figures.disbursed_issue_amount) }] : [],
  ),
})

/**
 * What the whole margin gives with every configuration and number of instalments: as a chart, and listed to
 * choose from.
 */
export const CltCurveCard = ({ compared, choice, marginCents, onChange }: CltCurveCardProps) => {
  const t = useTexts(TEXTS)
  const { configId, numberOfInstallments: count } = choice
  const lines = compared.map(lineOf)
  const chosen = { lineId: configId, x: count }
  const costs = compared.flatMap((one) => offerOf(one, count)?.figures?.cet ?? [])
  const lowest = costs.length > 1 ? Math.min(...costs) : null
  /** Reais for an axis: "R$ 350", "R$ 2,5 mil". */
  const axisText = (value: number) => {
    const reais = value / 100
    return reais >= 1000 ? t.thousands(shortText(reais / 1000)) : `R$ ${shortText(reais)}`
  }
  return (
    <Card
      className="min-w-0"
      title={t.title}
      description={t.description(formatBrl(marginCents).replace(' ', '\u00a0'))}
    >
      <CurveChart
        label={`${t.caption}. ${t.keys}`}
        lines={lines}
        chosen={chosen}
        onChoose={({ lineId, x }) => onChange({ configId: lineId, numberOfInstallments: x })}
        xText={t.count}
        valueText={moneyText}
        axisText={axisText}
        counted={t.installments}
      />
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{t.configuration}</legend>
        {compared.map((one, index) => (
          <CltConfigOption
            key={one.config.id}
            compared={one}
            index={index}
            count={count}
            cheapest={offerOf(one, count)?.figures?.cet === lowest}
            chosen={one.config.id === configId}
            onChoose={() => onChange({ configId: one.config.id })}
          />
        ))}
      </fieldset>
      <CurveTable
        caption={t.caption}
        placeHeader={t.installmentsHeader}
        lines={lines}
        chosen={chosen}
        valueText={moneyText}
      />
    </Card>
  )
}
