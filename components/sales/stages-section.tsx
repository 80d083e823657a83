'use client'
import { ChartCard } from '#components/charts/chart-card.tsx'
import { formatCount, formatSpan } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { FoldedOnPhone } from '#components/charts/folded-on-phone.tsx'
import { SpanBars } from '#components/charts/span-bars.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { useLanguage } from '#components/use-language.ts'
import {
  type SalesOverviewData,
  type SalesQuery,
  type SalesStageData,
  useSalesStages,
} from '#lib/client/sales.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { stageName } from '#lib/domain/sales/stage-names.ts'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, sheetHref } from './sales-filter.ts'
import { createdHref } from './sales-links.ts'

const TEXTS = texts({
  title: ['Tempo em cada etapa', 'Time in each stage'],
  description: [
    'Do que foi consultado ou criado no período. Barra escura: metade foi mais rápida. Barra clara: uma em cada dez demorou mais. Cada traço da escala é um salto de tempo, para que segundos e dias caibam juntos.',
    'Of what was asked for or made in the period. Dark bar: half were faster. Faint bar: one in ten took longer. Each mark of the scale is a jump in time, so that seconds and days fit together.',
  ],
  p50: ['Mediana', 'Median'],
  p90: ['90% em até', '90% within'],
  p90Of: (span: string) => [`90% em até ${span}`, `90% within ${span}`],
  stage: ['Etapa', 'Stage'],
  ended: ['Encerradas', 'Ended'],
  open: ['Em aberto', 'Open'],
  counts: (ended: string, open: string) => [
    `${ended} ${ended === '1' ? 'encerrada' : 'encerradas'}, ${open} em aberto`,
    `${ended} ended, ${open} open`,
  ],
  nothing: [
    'Nada para medir neste período com estes filtros.',
    'Nothing to measure in this period with these filters.',
  ],
})

type StagesSectionProps = { filter: SalesFilter; query: SalesQuery; days: SalesOverviewData['days'] }

export const StagesSection = ({ filter, query, days }: StagesSectionProps) => {
  const t = useTexts(TEXTS)
  const report = useSalesStages(query)
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('stages', filter)}>
      <FoldedOnPhone name={t.title}>
        <ReportState report={report} lines={8}>
          {(all) => {
            const stages = all.filter(isWorthATime)
            if (stages.length === 0) return <p className="text-ink-muted text-sm">{t.nothing}</p>
            const longest = Math.max(...stages.map(({ p90Seconds }) => p90Seconds ?? 0))
            return (
              <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
                {PRODUCTS.map((product) => (
                  <Stages
                    key={product}
                    name={PRODUCT_NAMES[product].short}
                    stages={stages.filter((stage) => stage.product === product)}
                    longest={longest}
                    hrefOf={(stage) => hrefOf(stage, filter, days)}
                  />
                ))}
              </div>
            )
          }}
        </ReportState>
      </FoldedOnPhone>
    </ChartCard>
  )
}

const isWorthATime = ({ p90Seconds, open }: SalesStageData) => open > 0 || (p90Seconds ?? 0) >= 1

/** Balance queries have no link, because they last only seconds. */
const hrefOf = (stage: SalesStageData, filter: SalesFilter, days: SalesOverviewData['days']) => {
  if (stage.open === 0 || stage.kind === 'balance') return undefined
  if (stage.kind === 'consult') return `/clt?status=${stage.status.toLowerCase()}`
  return createdHref(filter, days, { product: stage.product, statuses: [stage.status] })
}

type StagesProps = {
  name: string
  stages: readonly SalesStageData[]
  longest: number
  hrefOf: (stage: SalesStageData) => string | undefined
}

const Stages = ({ name, stages, longest, hrefOf }: StagesProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (stages.length === 0) return null
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-sm">{name}</h3>
      <SpanBars
        label={`${t.title} ${name}`}
        bars={stages.map((stage) => ({
          id: `${stage.kind}-${stage.status}`,
          name: stageName(stage, language),
          href: hrefOf(stage),
          note: t.counts(formatCount(stage.ended), formatCount(stage.open)),
          value: stage.p50Seconds ?? 0,
          text: spanText(stage.p50Seconds),
          aside: t.p90Of(spanText(stage.p90Seconds)),
          reach: stage.p90Seconds ?? 0,
        }))}
        longest={longest}
        spanText={(seconds) => (seconds === 1 ? '1 s' : formatSpan(seconds))}
      />
      <FiguresTable
        caption={`${t.title} ${name}`}
        headers={[t.stage, t.ended, t.open, t.p50, t.p90]}
        rows={stages.map((stage) => ({
          id: `${stage.kind}-${stage.status}`,
          cells: [
            stageName(stage, language),
            formatCount(stage.ended),
            formatCount(stage.open),
            spanText(stage.p50Seconds),
            spanText(stage.p90Seconds),
          ],
        }))}
      />
    </div>
  )
}

const spanText = (seconds: number | null) => (seconds === null ? '—' : formatSpan(seconds))
