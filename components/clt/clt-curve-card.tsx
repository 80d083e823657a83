'use client'
import type { ComparedCltConfig } from '#lib/client/clt-offers'
import { type Cents, cents, formatBrl } from '#lib/domain/money'
import { CurveChart } from '../charts/curve-chart.tsx'
import type { CurveLine } from '../charts/curve-scale.ts'
import { CurveTable } from '../charts/curve-table.tsx'
import { centsOfReais } from '../fgts/reais.ts'
import { Card } from '../ui/card.tsx'
import type { CltChoice } from './clt-choice.ts'
import { offerOf } from './clt-choice.ts'
import { CltConfigOption } from './clt-config-option.tsx'

type CltCurveCardProps = {
  compared: readonly ComparedCltConfig[]
  choice: CltChoice
  marginCents: Cents
  onChange: (change: Partial<CltChoice>) => void
}

const CAPTION = 'Valor na conta do cliente por número de parcelas'
const countText = (count: number) => `${count} parcelas`
const moneyText = (value: number) => formatBrl(cents(value))

/** Reais for an axis: "R$ 350", "R$ 2,5 mil". */
const axisText = (value: number) => {
  const reais = value / 100
  const short = (amount: number) => amount.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
  return reais >= 1000 ? `R$ ${short(reais / 1000)} mil` : `R$ ${short(reais)}`
}

const lineOf = ({ config, offers }: ComparedCltConfig): CurveLine => ({
  id: config.id,
  name: config.name,
  points: offers.flatMap(({ number_of_installments: x, figures }) =>
    figures ? [{ x, value: centsOfReais(figures.disbursed_issue_amount) }] : [],
  ),
})

/** What the whole margin gives with every configuration and number of instalments: drawn, and listed to choose from. */
export const CltCurveCard = ({ compared, choice, marginCents, onChange }: CltCurveCardProps) => {
  const { configId, numberOfInstallments: count } = choice
  const lines = compared.map(lineOf)
  const chosen = { lineId: configId, x: count }
  const costs = compared.flatMap((one) => offerOf(one, count)?.figures?.cet ?? [])
  const lowest = costs.length > 1 ? Math.min(...costs) : null
  return (
    <Card
      className="min-w-0"
      title="Quanto a margem dá"
      description={`Valor na conta com parcelas de até ${formatBrl(marginCents)}, por número de parcelas.`}
    >
      <CurveChart
        label={`${CAPTION}. Setas para os lados mudam o número de parcelas; para cima e para baixo, a configuração`}
        lines={lines}
        chosen={chosen}
        onChoose={({ lineId, x }) => onChange({ configId: lineId, numberOfInstallments: x })}
        xText={countText}
        valueText={moneyText}
        axisText={axisText}
        counted="parcelas"
      />
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">Configuração</legend>
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
        caption={CAPTION}
        placeHeader="Parcelas"
        lines={lines}
        chosen={chosen}
        valueText={moneyText}
      />
    </Card>
  )
}
