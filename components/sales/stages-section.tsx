'use client'
import { ChartCard } from '#components/charts/chart-card'
import { FiguresTable } from '#components/charts/figures-table'
import { ShareBars } from '#components/charts/share-bars'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { useLanguage } from '#components/use-language'
import { type SalesQuery, type SalesStageData, useSalesStages } from '#lib/client/sales'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { stageName } from '#lib/domain/sales/stage-names'
import { formatCount, formatSpan } from './figure-text.ts'
import { ReportState } from './report-state.tsx'
import { type SalesFilter, sheetHref } from './sales-filter.ts'

const TEXTS = texts({
  title: ['Tempo em cada etapa', 'Time in each stage'],
  description: [
    'Do que foi consultado ou criado no período. Barra cheia: mediana, metade foi mais rápida. Barra clara: percentil 90, uma em cada dez demorou mais.',
    'Of what was asked for or made in the period. Full bar: median, half were faster. Faint bar: 90th percentile, one in ten took longer.',
  ],
  p50: ['Mediana', 'Median'],
  p90: ['Percentil 90', '90th percentile'],
  p90Of: (span: string) => [`90%: ${span}`, `90%: ${span}`],
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

type StagesSectionProps = { filter: SalesFilter; query: SalesQuery }

/** Where time passes on the way to the money. */
export const StagesSection = ({ filter, query }: StagesSectionProps) => {
  const t = useTexts(TEXTS)
  const report = useSalesStages(query)
  return (
    <ChartCard title={t.title} description={t.description} csvHref={sheetHref('stages', filter)}>
      <ReportState report={report} lines={8}>
        {(stages) =>
          stages.length === 0 ? (
            <p className="text-ink-muted text-sm">{t.nothing}</p>
          ) : (
            <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
              {PRODUCTS.map((product) => (
                <Stages
                  key={product}
                  name={PRODUCT_NAMES[product].short}
                  stages={stages.filter((stage) => stage.product === product)}
                />
              ))}
            </div>
          )
        }
      </ReportState>
    </ChartCard>
  )
}

const Stages = ({ name, stages }: { name: string; stages: readonly SalesStageData[] }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (stages.length === 0) return null
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-sm">{name}</h3>
      <ShareBars
        label={`${t.title} ${name}`}
        bars={stages.map((stage) => ({
          id: `${stage.kind}-${stage.status}`,
          name: stageName(stage, language),
          note: t.counts(formatCount(stage.ended), formatCount(stage.open)),
          value: stage.p50Seconds ?? 0,
          text: spanText(stage.p50Seconds),
          aside: t.p90Of(spanText(stage.p90Seconds)),
          reach: stage.p90Seconds ?? 0,
        }))}
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
