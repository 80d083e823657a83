import { ArrowDown, ArrowUp } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Badge } from '#components/ui/badge.tsx'
import { cn } from '#components/ui/class-names.ts'
import { useLanguage } from '#components/use-language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { TableDifference } from '#lib/domain/prices/price-differences.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'
import { FIELD_NAMES } from './field-names.ts'
import { valueText } from './value-text.ts'

const TEXTS = texts({
  field: ['Campo', 'Field'],
  effect: ['Para o cliente', 'For the customer'],
  cheaper: ['Mais barato', 'Cheaper'],
  dearer: ['Mais caro', 'Dearer'],
  none: ['Sem efeito no valor', 'No effect on the amount'],
  same: ['igual', 'the same'],
  changed: ['mudou', 'changed'],
  more: (amount: string) => [
    `recebe ${amount} a mais no caso padrão`,
    `receives ${amount} more in the standard case`,
  ],
  less: (amount: string) => [
    `recebe ${amount} a menos no caso padrão`,
    `receives ${amount} less in the standard case`,
  ],
})

type DifferenceTableProps = {
  caption: string
  differences: readonly TableDifference[]
  before: { name: string; terms: PriceTableTerms }
  after: { name: string; terms: PriceTableTerms }
}

const CELL = 'px-3 py-2.5 text-left align-top first:pl-4 last:pr-4 sm:first:pl-5 sm:last:pr-5'

export const DifferenceTable = ({ caption, differences, before, after }: DifferenceTableProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need focus to scroll it sideways
    <section tabIndex={0} aria-label={caption} className="overflow-x-auto focus-visible:-outline-offset-2">
      <table className="w-full min-w-[36rem] text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-y bg-sunken/60 text-ink-muted text-xs">
          <tr>
            {[t.field, before.name, after.name, t.effect].map((name) => (
              <th key={name} scope="col" className={cn(CELL, 'font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {differences.map(({ field, changed, ...effect }) => (
            <tr key={field} className={changed ? 'bg-warning-soft/60' : undefined}>
              <th scope="row" className={cn(CELL, 'font-normal text-ink-muted')}>
                {localized(FIELD_NAMES[field].name, language)}
                <span className="sr-only">, {changed ? t.changed : t.same}</span>
              </th>
              <td className={cn(CELL, 'tabular-nums', changed && 'line-through decoration-ink-muted/50')}>
                {valueText(before.terms, field, language)}
              </td>
              <td className={cn(CELL, 'tabular-nums', changed && 'font-semibold')}>
                {valueText(after.terms, field, language)}
              </td>
              <td className={CELL}>{changed ? <Effect {...effect} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Effect = ({ effect, netDifferenceCents }: Pick<TableDifference, 'effect' | 'netDifferenceCents'>) => {
  const t = useTexts(TEXTS)
  if (effect === null || effect === 'none') return <span className="text-ink-muted">{t.none}</span>
  const cheaper = effect === 'cheaper'
  const amount = netDifferenceCents === null ? null : formatBrl(cents(Math.abs(netDifferenceCents)))
  return (
    <span className="block">
      <Badge tone={cheaper ? 'positive' : 'danger'} icon={cheaper ? <ArrowDown /> : <ArrowUp />}>
        {cheaper ? t.cheaper : t.dearer}
      </Badge>
      {amount === null ? null : (
        <span className="mt-0.5 block text-ink-muted text-xs">
          {cheaper ? t.more(amount) : t.less(amount)}
        </span>
      )}
    </span>
  )
}
