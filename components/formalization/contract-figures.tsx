import { formatPercent } from '#lib/domain/finance/rounding'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view'
import type { Payment } from '#lib/domain/proposals/payment'
import { Card } from '../ui/card.tsx'
import { HintToggle } from '../ui/hint-toggle.tsx'
import { type KeyValueItem, KeyValueList } from '../ui/key-value-list.tsx'
import { Money } from '../ui/money.tsx'
import { cltFigures } from './clt-figures.tsx'
import { fgtsFigures } from './fgts-figures.tsx'
import type { Figures, ProductFigures } from './product-figures.ts'

type ContractFiguresProps = Pick<FormalizationView, 'figures' | 'payment'>

/** What is being contracted, in the order a person asks: how much I get, how much it costs me, when. */
export const ContractFigures = ({ figures, payment }: ContractFiguresProps) => {
  const product = PRODUCTS[figures.product]
  return (
    <div className="space-y-4">
      <Card>
        <p className="text-ink-muted text-sm">Você recebe</p>
        <Money cents={figures.availableBalanceCents} size="hero" tone="accent" />
        {payment ? <p className="mt-1 text-ink-muted text-sm">{placeOf(payment)}</p> : null}
        <div className="mt-3 border-t pt-3">{product.paid(figures)}</div>
      </Card>
      <Card title="Quanto custa">
        <KeyValueList items={product.costs(figures)} />
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
      <Card title="Quando será descontado" description={product.way}>
        {product.schedule(figures)}
      </Card>
    </div>
  )
}

const PRODUCTS: Readonly<Record<Figures['product'], ProductFigures>> = { fgts: fgtsFigures, clt: cltFigures }

const placeOf = (payment: Payment) =>
  payment.type === 'pix'
    ? `Por PIX, na chave ${payment.key}.`
    : `No ${payment.bankName}, agência ${payment.branch}, conta ${payment.account}-${payment.digit}.`

const rates = (figures: Figures): KeyValueItem[] => [
  { label: 'Juros', value: `${formatPercent(figures.monthlyRate)} ao mês` },
  { label: 'Juros', value: `${formatPercent(figures.annualRate)} ao ano` },
  { label: 'CET', value: `${formatPercent(figures.cetMonthly)} ao mês`, strong: true },
  { label: 'CET', value: `${formatPercent(figures.cetAnnual)} ao ano`, strong: true },
]
