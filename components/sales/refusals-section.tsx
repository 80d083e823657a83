'use client'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { formatCount, formatShare } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { FoldedOnPhone } from '#components/charts/folded-on-phone.tsx'
import { ShareBars } from '#components/charts/share-bars.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { useLanguage } from '#components/use-language.ts'
import { type SalesQuery, type SalesRefusalData, useSalesRefusals } from '#lib/client/sales.ts'
import { refusalKindName, refusalTitle, whoActsName } from '#lib/domain/sales/refusal-names.ts'
import { recordsHref } from './records-address.ts'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, sheetHref } from './sales-filter.ts'

const TEXTS = texts({
  title: ['Recusas por motivo', 'Refusals by reason'],
  description: [
    'Consultas de saldo e de margem sem resultado, e propostas recusadas, canceladas ou devolvidas, do que foi consultado ou criado no período.',
    'Balance and margin queries without a result, and proposals refused, canceled or refunded, of what was asked for or made in the period.',
  ],
  reason: ['Motivo', 'Reason'],
  where: ['Onde', 'Where'],
  product: ['Produto', 'Product'],
  who: ['Responsável', 'Responsible'],
  count: ['Quantidade', 'Count'],
  full: (count: string) => [
    `Barra inteira: as ${count} do período.`,
    `A full bar: all ${count} of the period.`,
  ],
  acts: (who: string, next: string) => [
    `Responsável: ${who.toLowerCase()}. ${next}`,
    `Responsible: ${who.toLowerCase()}. ${next}`,
  ],
  nothing: [
    'Nenhuma recusa neste período com estes filtros.',
    'No refusal in this period with these filters.',
  ],
})

const SHOWN = 8
const keyOf = ({ product, kind, code }: SalesRefusalData) => `${product}-${kind}-${code}`

type RefusalsSectionProps = { filter: SalesFilter; query: SalesQuery }

export const RefusalsSection = ({ filter, query }: RefusalsSectionProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const report = useSalesRefusals(query)
  const hrefOf = ({ kind, product, code }: SalesRefusalData) =>
    recordsHref(filter, { of: kind, product, code })
  const titleOf = (refusal: SalesRefusalData) => refusalTitle(refusal.title, language)
  const productKindOf = ({ product, kind }: SalesRefusalData) =>
    `${PRODUCT_NAMES[product].short} · ${refusalKindName(kind, language)}`
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('refusals', filter)}>
      <FoldedOnPhone name={t.title}>
        <ReportState report={report} lines={6}>
          {(refusals) => {
            if (refusals.length === 0) return <p className="text-ink-muted text-sm">{t.nothing}</p>
            const all = refusals.reduce((sum, { count }) => sum + count, 0)
            return (
              <>
                <ShareBars
                  label={t.title}
                  bars={refusals.slice(0, SHOWN).map((refusal) => ({
                    id: keyOf(refusal),
                    name: `${titleOf(refusal)} (${productKindOf(refusal)})`,
                    href: hrefOf(refusal),
                    ...(refusal.whoActs && {
                      note: t.acts(whoActsName(refusal.whoActs, language), refusal.nextAction),
                    }),
                    value: refusal.count,
                    text: formatCount(refusal.count),
                    aside: formatShare(refusal.count, all),
                  }))}
                  full={{ value: all, text: t.full(formatCount(all)) }}
                />
                <FiguresTable
                  caption={t.title}
                  headers={[t.reason, t.product, t.where, t.who, t.count]}
                  rows={refusals.map((refusal) => ({
                    id: keyOf(refusal),
                    href: hrefOf(refusal),
                    cells: [
                      titleOf(refusal),
                      PRODUCT_NAMES[refusal.product].short,
                      refusalKindName(refusal.kind, language),
                      whoActsName(refusal.whoActs, language),
                      formatCount(refusal.count),
                    ],
                  }))}
                />
              </>
            )
          }}
        </ReportState>
      </FoldedOnPhone>
    </ChartCard>
  )
}
