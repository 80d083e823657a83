import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { Card } from '#components/ui/card.tsx'
import type { DecidePriceCeiling, ProposePriceCeiling } from '#lib/client/prices.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { ProductPriceCeiling } from '#lib/domain/prices/price-ceiling.ts'
import { CeilingDecision } from './ceiling-decision.tsx'
import { ProposeCeilingDialog } from './propose-ceiling-dialog.tsx'

const TEXTS = texts({
  rate: (rate: string) => [`Teto: ${rate} ao mês`, `Ceiling: ${rate} a month`],
  none: ['Sem teto', 'No ceiling'],
  since: (day: string, name: string) => [`desde ${day}, por ${name}`, `since ${day}, by ${name}`],
  highest: (rate: string) => [`Maior taxa em uso: ${rate}`, `Highest rate in use: ${rate}`],
  unused: ['Nenhuma tabela em uso', 'No table in use'],
})

type CeilingListProps = {
  ceilings: readonly ProductPriceCeiling[]
  propose: ProposePriceCeiling
  decide: DecidePriceCeiling
}

export const CeilingList = ({ ceilings, propose, decide }: CeilingListProps) => (
  <div className="grid max-w-5xl gap-4">
    {[...Map.groupBy(ceilings, ({ institutionName }) => institutionName)].map(([name, rows]) => (
      <Card key={name} title={name} padding="flush" className="overflow-clip">
        <ul className="divide-y divide-line border-t">
          {rows.map((ceiling) => (
            <CeilingRow key={ceiling.product} {...{ ceiling, propose, decide }} />
          ))}
        </ul>
      </Card>
    ))}
  </div>
)

type CeilingRowProps = Omit<CeilingListProps, 'ceilings'> & { ceiling: ProductPriceCeiling }

const CeilingRow = ({ ceiling, propose, decide }: CeilingRowProps) => {
  const t = useTexts(TEXTS)
  const { product, inForce, highestRate, open } = ceiling
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="flex flex-wrap items-center gap-2 font-medium text-sm tabular-nums">
            <ProductBadge product={product} />
            {inForce ? t.rate(formatPercent(inForce.monthlyRate)) : t.none}
          </p>
          <p className="mt-0.5 text-ink-muted text-sm tabular-nums">
            {highestRate ? t.highest(formatPercent(highestRate)) : t.unused}
            {inForce ? ` · ${t.since(formatDay(dayInSaoPaulo(inForce.since)), inForce.byName)}` : ''}
          </p>
        </div>
        {open ? null : <ProposeCeilingDialog ceiling={ceiling} propose={propose} />}
      </div>
      {open ? <CeilingDecision open={open} decide={decide} /> : null}
    </li>
  )
}
