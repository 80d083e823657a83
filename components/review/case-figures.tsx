import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais, formatReais } from '#components/language/reais.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { formatRate } from '#components/proposals/format-rate.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { Card } from '#components/ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  title: ['O que foi contratado', 'What was contracted'],
  net: ['Valor líquido', 'Net amount'],
  issued: ['Valor de emissão', 'Issue amount'],
  blocked: ['Bloqueado no FGTS', 'Blocked in FGTS'],
  total: ['Total a pagar', 'Total to pay'],
  iof: ['IOF', 'IOF'],
  insurance: ['Seguro', 'Insurance'],
  interest: ['Taxa de juros ao mês', 'Interest rate per month'],
  cet: ['CET ao ano', 'CET per year'],
  instalments: ['Parcelas', 'Instalments'],
  payroll: ['Parcela na folha', 'Instalment on the payroll'],
  margin: ['Margem por mês na consulta', 'Monthly margin when queried'],
  fromTo: (from: string, to: string) => [`de ${from} a ${to}`, `from ${from} to ${to}`],
})

export const CaseFigures = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { simulation, periods, clt, product } = proposal
  const [first, last] = [periods[0], periods.at(-1)]
  const money = (amount: number) => <Money cents={centsOfReais(amount)} />
  const optional = (label: string, amount: number | null): KeyValueItem[] =>
    amount === null || amount === 0 ? [] : [{ label, value: money(amount) }]
  const items: KeyValueItem[] = [
    { label: t.net, value: money(simulation.availableBalance), strong: true },
    { label: t.issued, value: money(simulation.emissionAmount) },
    { label: product === 'fgts' ? t.blocked : t.total, value: money(simulation.totalBalance) },
    ...optional(t.iof, simulation.iof),
    ...(simulation.feeWaived || simulation.tc > 0
      ? [{ ...feeLabel(simulation, language), value: money(simulation.tc) }]
      : []),
    ...optional(t.insurance, simulation.insuranceAmount),
    { label: t.interest, value: formatRate(simulation.tax) },
    { label: t.cet, value: formatRate(simulation.annualCet), strong: true },
    {
      label: t.instalments,
      value: periods.length,
      hint: first && last ? t.fromTo(formatDay(first.dueDate), formatDay(last.dueDate)) : undefined,
    },
    ...(clt.installmentAmount === null
      ? []
      : [{ label: t.payroll, value: formatReais(clt.installmentAmount) }]),
    ...optional(t.margin, clt.marginAmount),
  ]
  return (
    <Card title={t.title} description={localized(PRODUCT_NAMES[product].full, language)}>
      <KeyValueList items={items} />
    </Card>
  )
}
