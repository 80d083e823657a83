import { type LocalizedTexts, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { Card } from '#components/ui/card.tsx'
import { HintToggle } from '#components/ui/hint-toggle.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { Money } from '#components/ui/money.tsx'
import { useLanguage } from '#components/use-language.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { OwnContract } from '#lib/domain/formalization/formalization-view.ts'
import { cltFigures } from './clt-figures.tsx'
import { CltPicture } from './clt-picture.tsx'
import { fgtsFigures } from './fgts-figures.tsx'
import { payoutDestination } from './payout-destination.ts'
import type { Figures, ProductFigures } from './product-figures.ts'

const TEXTS = texts({
  received: ['Você recebe', 'You receive'],
  costs: ['Quanto custa', 'What it costs'],
  rates: ['Taxas', 'Rates'],
  monthlyRate: ['Taxa de juros ao mês', 'Interest rate per month'],
  yearlyRate: ['Taxa de juros ao ano', 'Interest rate per year'],
  monthlyCet: ['CET ao mês', 'CET per month'],
  yearlyCet: ['CET ao ano', 'CET per year'],
  whatIsCet: ['O que é CET?', 'What is CET?'],
  cetMeans: [
    'É o Custo Efetivo Total: juros, imposto e tarifas juntos, em uma taxa só. Use o CET ao ano para comparar com outras ofertas: quanto menor, mais barato.',
    'It is the total effective cost: interest, tax and fees together, in a single rate. Use the CET a year to compare with other offers: the lower, the cheaper.',
  ],
  when: ['Quando será descontado', 'When it will be deducted'],
})

export const ContractFigures = ({ contract: { figures, payment } }: { contract: OwnContract }) => (
  <LoanFigures figures={figures} destination={payoutDestination(payment, useLanguage())} />
)

type LoanFiguresProps = {
  figures: Figures
  destination?: string
}

export const LoanFigures = ({ figures, destination }: LoanFiguresProps) => {
  const product = PRODUCTS[figures.product]
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <div className="space-y-4">
      <Card>
        <p className="text-ink-muted text-sm">{t.received}</p>
        <Money cents={figures.netCents} size="hero" tone="accent" />
        {destination ? <p className="mt-1 break-words text-sm">{destination}</p> : null}
        <div className="mt-3 border-t pt-3">{product.paid(figures, language)}</div>
        {figures.product === 'clt' ? <CltPicture figures={figures} /> : null}
      </Card>
      <Card title={t.costs}>
        <KeyValueList items={product.costs(figures, language)} />
      </Card>
      <Card title={t.rates}>
        <KeyValueList items={rates(figures, t)} />
        <div className="mt-3">
          <HintToggle label={t.whatIsCet}>{t.cetMeans}</HintToggle>
        </div>
      </Card>
      <Card title={t.when} description={localized(product.way, language)}>
        {product.schedule(figures, language)}
      </Card>
    </div>
  )
}

const PRODUCTS: Readonly<Record<Figures['product'], ProductFigures>> = { fgts: fgtsFigures, clt: cltFigures }

const rates = (figures: Figures, t: LocalizedTexts<typeof TEXTS>): KeyValueItem[] => [
  { label: t.monthlyRate, value: formatPercent(figures.monthlyRate) },
  { label: t.yearlyRate, value: formatPercent(figures.annualRate) },
  { label: t.monthlyCet, value: formatPercent(figures.cetMonthly), strong: true },
  { label: t.yearlyCet, value: formatPercent(figures.cetAnnual), strong: true },
]
