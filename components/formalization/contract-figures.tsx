import { formatPercent } from '#lib/domain/finance/rounding'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import { cents } from '#lib/domain/money'
import type { Payment } from '#lib/domain/proposals/payment'
import { formatDay } from '../fgts/day-text.ts'
import { Card } from '../ui/card.tsx'
import { HintToggle } from '../ui/hint-toggle.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'

type Figures = FormalizationView['figures']
type ContractFiguresProps = Pick<FormalizationView, 'figures' | 'payment'>

/** What is being contracted, in the order a person asks: how much I get, how much it costs me, when. */
export const ContractFigures = ({ figures, payment }: ContractFiguresProps) => (
  <div className="space-y-4">
    <Card>
      <p className="text-ink-muted text-sm">Você recebe</p>
      <Money cents={figures.availableBalanceCents} size="hero" tone="accent" />
      {payment ? <p className="mt-1 text-ink-muted text-sm">{placeOf(payment)}</p> : null}
      <p className="mt-3 border-t pt-3">
        Será descontado do seu FGTS: <Money cents={figures.totalBalanceCents} className="font-semibold" />
        <span className="block text-ink-muted text-sm">
          {figures.installments.length === 1
            ? 'Em 1 saque-aniversário.'
            : `Em ${figures.installments.length} saques-aniversário.`}{' '}
          Nada sai do seu bolso nem do seu salário.
        </span>
      </p>
    </Card>
    <Card title="Quanto custa">
      <KeyValueList items={costs(figures)} />
    </Card>
    <Card title="Taxas">
      <KeyValueList items={rates(figures)} />
      <div className="mt-3">
        <HintToggle label="O que é CET?">
          É o Custo Efetivo Total: juros, imposto e tarifas juntos, em uma taxa só. Use o CET ao ano para
          comparar com outras ofertas: quanto menor, mais barato.
        </HintToggle>
      </div>
    </Card>
    <Card title="Quando será descontado" description="Direto do FGTS, sem boleto e sem débito em conta.">
      <KeyValueList items={schedule(figures)} />
    </Card>
  </div>
)

const placeOf = (payment: Payment) =>
  payment.type === 'pix'
    ? `Por PIX, na chave ${payment.key}.`
    : `No ${payment.bankName}, agência ${payment.branch}, conta ${payment.account}-${payment.digit}.`

const money = (value: number) => <Money cents={value} />

const costs = (figures: Figures): KeyValueItem[] => [
  { label: 'Total descontado do FGTS', value: money(figures.totalBalanceCents) },
  { label: 'Juros', value: money(cents(figures.emissionCents - figures.totalBalanceCents)) },
  { label: 'Valor do empréstimo', value: money(figures.emissionCents) },
  { label: 'IOF (imposto)', value: money(cents(-figures.iofCents)) },
  { label: 'Tarifa de cadastro', value: money(cents(-figures.tcCents)) },
  ...(figures.insuranceCents > 0 ? [{ label: 'Seguro', value: money(cents(-figures.insuranceCents)) }] : []),
  { label: 'Você recebe', value: money(figures.availableBalanceCents), strong: true },
]

const rates = (figures: Figures): KeyValueItem[] => [
  { label: 'Juros', value: `${formatPercent(figures.monthlyRate)} ao mês` },
  { label: 'Juros', value: `${formatPercent(figures.annualRate)} ao ano` },
  { label: 'CET', value: `${formatPercent(figures.cetMonthly)} ao mês`, strong: true },
  { label: 'CET', value: `${formatPercent(figures.cetAnnual)} ao ano`, strong: true },
]

const schedule = (figures: Figures): KeyValueItem[] => [
  ...figures.installments.map(({ dueDate, amountCents }, index) => ({
    label: `${index + 1}º saque, em ${formatDay(dueDate)}`,
    value: money(amountCents),
  })),
  { label: 'Total', value: money(figures.totalBalanceCents), strong: true },
]
