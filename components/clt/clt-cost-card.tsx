'use client'
import { MarksChart } from '#components/charts/marks-chart.tsx'
import type { MarkMove } from '#components/charts/marks-scale.ts'
import { MarksTable } from '#components/charts/marks-table.tsx'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import type { ComparedCltTable } from '#lib/client/clt-offers.ts'
import { type Cents, cents, formatBrl } from '#lib/domain/money.ts'
import {
  type CltChoice,
  type CltRequestedChoice,
  cheapestTables,
  offerOf,
  termOfferOf,
} from './clt-choice.ts'
import { amountSeries, costSeries } from './clt-cost-series.ts'
import { CltTableOption } from './clt-table-option.tsx'

const TEXTS = texts({
  title: ['Qual tabela custa menos', 'Which price table costs least'],
  asked: (amount: string) => [
    `Para ${amount} na conta do cliente, em cada número de parcelas.`,
    `For ${amount} paid to the customer, for each number of instalments.`,
  ],
  byInstallment: (amount: string) => [
    `Com a parcela de ${amount}, em cada número de parcelas.`,
    `With instalments of ${amount}, for each number of instalments.`,
  ],
  atMost: (margin: string) => [
    `Com a parcela de até ${margin}, em cada número de parcelas.`,
    `With instalments of up to ${margin}, for each number of instalments.`,
  ],
  axis: [
    'Custo acima da tabela mais barata do mesmo prazo',
    'Cost above the cheapest price table of the same term',
  ],
  keys: [
    'Setas para os lados mudam o número de parcelas; para cima e para baixo, a tabela',
    'Left and right arrows change the number of instalments; up and down, the price table',
  ],
  nets: ['Valor líquido por número de parcelas', 'Net amount to the customer by number of instalments'],
  values: ['Valor da parcela por número de parcelas', 'Instalment amount by number of instalments'],
  received: (amount: string) => [`cliente recebe ${amount}`, `customer receives ${amount}`],
  installment: (amount: string) => [`parcela de ${amount}`, `instalment of ${amount}`],
  cheapest: ['mais barata', 'cheapest'],
  installments: ['parcelas', 'instalments'],
  installmentsHeader: ['Parcelas', 'Instalments'],
  count: (count: number) =>
    count === 1 ? ['1 parcela', '1 instalment'] : [`${count} parcelas`, `${count} instalments`],
  thousands: (amount: string) => [`+ R$ ${amount} mil`, `+ R$ ${amount}k`],
  table: ['Tabela', 'Price table'],
})

type CltCostCardProps = {
  compared: readonly ComparedCltTable[]
  requested: CltRequestedChoice
  choice: CltChoice
  marginCents: Cents
  onChange: (change: Partial<CltRequestedChoice>) => void
}

const moneyText = (value: number) => formatBrl(cents(value))
const tightText = (amount: number) => moneyText(amount).replace(' ', '\u00a0')
const shortText = (amount: number) => amount.toLocaleString('pt-BR', { maximumFractionDigits: 1 })

export const CltCostCard = ({ compared, requested, choice, marginCents, onChange }: CltCostCardProps) => {
  const t = useTexts(TEXTS)
  const { priceTableId, numberOfInstallments: count, mode, amountCents } = choice
  const selected = { seriesId: priceTableId, x: count }
  const main = mode === 'net' ? t.installment : t.received
  const series = costSeries(compared, (figures) =>
    main(
      formatBrl(centsOfReais(mode === 'net' ? figures.installment_value : figures.disbursed_issue_amount)),
    ),
  )
  const description = { margin: t.atMost, installment: t.byInstallment, net: t.asked }[mode]
  const choose = ({ seriesId, x }: MarkMove) =>
    onChange(
      seriesId === null
        ? (termOfferOf(requested, compared, x)?.request ?? { numberOfInstallments: x })
        : { priceTableId: seriesId, numberOfInstallments: x },
    )
  return (
    <Card
      className="min-w-0"
      title={t.title}
      description={description(tightText(mode === 'margin' ? marginCents : (amountCents ?? 0)))}
    >
      {series.length > 1 ? (
        <MarksChart
          label={`${t.axis}. ${t.keys}`}
          series={series}
          selected={selected}
          onChoose={choose}
          xText={t.count}
          valueText={(value) => (value === 0 ? t.cheapest : `+ ${moneyText(value)}`)}
          axisText={(value) => axisText(value, t)}
          axisName={t.axis}
          counted={t.installments}
        />
      ) : null}
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{t.table}</legend>
        {cheapestTables(compared, count).map((one, index) => (
          <CltTableOption
            key={one.table.id}
            {...{ one, compared, choice }}
            index={compared.indexOf(one)}
            best={index === 0 && compared.length > 1 && Boolean(offerOf(one, count)?.figures)}
            onChoose={() => onChange({ priceTableId: one.table.id, numberOfInstallments: count })}
          />
        ))}
      </fieldset>
      <MarksTable
        caption={mode === 'net' ? t.values : t.nets}
        xHeader={t.installmentsHeader}
        series={amountSeries(compared, mode)}
        selected={selected}
        valueText={moneyText}
      />
    </Card>
  )
}

const axisText = (value: number, t: { thousands: (amount: string) => string }) => {
  const reais = value / 100
  if (reais === 0) return 'R$ 0'
  return reais >= 1000 ? t.thousands(shortText(reais / 1000)) : `+ R$ ${shortText(reais)}`
}
