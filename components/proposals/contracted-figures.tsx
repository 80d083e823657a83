import { formatDay } from '#components/language/day-text.ts'
import { centsOfReais } from '#components/language/reais.ts'
import { type LocalizedTexts, localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { feeLabel } from '#components/simulations/fee-label.ts'
import { WorkingsDisclosure } from '#components/simulations/workings-disclosure.tsx'
import { Card } from '#components/ui/card.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { Language } from '#lib/domain/language.ts'
import { ContractedInstallments } from './contracted-installments.tsx'
import { ContractedWithdrawals } from './contracted-withdrawals.tsx'
import { formatRate } from './format-rate.ts'

const TEXTS = texts({
  signed: ['O que foi contratado', 'What was contracted'],
  offered: ['Condições', 'Terms'],
  net: ['Valor líquido', 'Net amount'],
  issued: ['Valor de emissão', 'Issue amount'],
  insurance: ['Seguro', 'Insurance'],
  release: ['Liberação prevista', 'Expected release'],
  interestMonthly: ['Taxa de juros ao mês', 'Interest rate per month'],
  interestYearly: ['Taxa de juros ao ano', 'Interest rate per year'],
  cetMonthly: ['CET ao mês', 'CET per month'],
  cetYearly: ['CET ao ano', 'CET per year'],
})

type ContractedFiguresProps = { proposal: Proposal; institutionName: string }

export const ContractedFigures = ({ proposal, institutionName }: ContractedFiguresProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { simulation, product } = proposal
  const isSigned = proposal.history.some(({ status }) => status === 'analysis')
  return (
    <Card
      title={isSigned ? t.signed : t.offered}
      description={`${institutionName} · ${localized(PRODUCT_NAMES[product].full, language)}`}
    >
      <p className="text-ink-muted text-sm">{t.net}</p>
      <Money cents={centsOfReais(simulation.availableBalance)} size="hero" />
      <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <KeyValueList items={amounts(simulation, t, language)} />
        <KeyValueList items={rates(simulation, t)} />
      </div>
      <section className="mt-6 border-t pt-5">
        {product === 'clt' ? (
          <ContractedInstallments proposal={proposal} />
        ) : (
          <ContractedWithdrawals proposal={proposal} />
        )}
      </section>
      <WorkingsDisclosure source={{ id: simulation.id }} className="mt-5 shadow-none" />
    </Card>
  )
}

type Words = LocalizedTexts<typeof TEXTS>
type Simulation = Proposal['simulation']

const money = (amount: number) => <Money cents={centsOfReais(amount)} />

const amounts = (simulation: Simulation, t: Words, language: Language): KeyValueItem[] => [
  { label: t.issued, value: money(simulation.emissionAmount) },
  { label: 'IOF', value: money(simulation.iof) },
  { ...feeLabel(simulation, language), value: money(simulation.tc) },
  ...(simulation.insuranceAmount > 0
    ? [{ label: t.insurance, value: money(simulation.insuranceAmount) }]
    : []),
  { label: t.release, value: formatDay(simulation.releaseDate) },
]

const rates = (simulation: Simulation, t: Words): KeyValueItem[] => [
  { label: t.interestMonthly, value: formatRate(simulation.tax) },
  { label: t.interestYearly, value: formatRate(simulation.annualTax) },
  { label: t.cetMonthly, value: formatRate(simulation.cet), strong: true },
  { label: t.cetYearly, value: formatRate(simulation.annualCet), strong: true },
]
