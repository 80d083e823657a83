import { formatCount, formatShort, formatSpan } from '#components/charts/figure-text.ts'
import { FiguresTable } from '#components/charts/figures-table.tsx'
import { SeriesChart } from '#components/charts/series-chart.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { HealthRange } from '#lib/domain/institutions/call-figures.ts'

const TEXTS = texts({
  calls: ['Chamadas', 'Calls'],
  callsOf: (name: string) => [`Chamadas: ${name}`, `Calls: ${name}`],
  timesOf: (name: string) => [`Tempo de resposta: ${name}`, `Response time: ${name}`],
  times: ['Tempo de resposta', 'Response time'],
  ok: ['Deram certo', 'Succeeded'],
  failed: ['Falharam', 'Failed'],
  median: ['Mediana', 'Median'],
  p95: ['95% em até', '95% within'],
  from: (moment: string) => [`A partir de ${moment}`, `From ${moment}`],
  start: ['Início', 'Start'],
  total: ['Total', 'Total'],
})

const ZONE = { timeZone: 'America/Sao_Paulo' } as const
const HOUR = new Intl.DateTimeFormat('pt-BR', { ...ZONE, hour: '2-digit', minute: '2-digit' })
const DAY = new Intl.DateTimeFormat('pt-BR', { ...ZONE, day: '2-digit', month: '2-digit' })

const momentOf = (start: string) => `${DAY.format(instantOf(start))} ${HOUR.format(instantOf(start))}`

const spanText = (ms: number) => formatSpan(ms / 1000)

type CallChartsProps = { institution: InstitutionHealthData; range: HealthRange }

export const CallCharts = ({ institution, range }: CallChartsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { name, buckets } = institution
  const categories = buckets.map(({ start }) => ({
    id: start,
    label: (range === '24h' ? HOUR : DAY).format(instantOf(start)),
    full: t.from(momentOf(start)),
  }))
  return (
    <div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0">
          <h3 className="mb-2 font-semibold text-sm">{t.calls}</h3>
          <SeriesChart
            label={t.callsOf(name)}
            variant="columns"
            height={180}
            categories={categories}
            lines={[
              { id: 'ok', name: t.ok, values: buckets.map(({ calls, failed }) => calls - failed) },
              { id: 'failed', name: t.failed, values: buckets.map(({ failed }) => failed) },
            ]}
            valueText={formatCount}
            axisText={(value) => formatShort(value, language)}
            totalName={t.total}
          />
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 font-semibold text-sm">{t.times}</h3>
          <SeriesChart
            label={t.timesOf(name)}
            variant="lines"
            height={180}
            categories={categories}
            lines={[
              { id: 'p50', name: t.median, values: buckets.map(({ p50Ms }) => p50Ms) },
              { id: 'p95', name: t.p95, values: buckets.map(({ p95Ms }) => p95Ms) },
            ]}
            valueText={spanText}
            axisText={spanText}
          />
        </div>
      </div>
      <CallTable institution={institution} />
    </div>
  )
}

const CallTable = ({ institution }: Pick<CallChartsProps, 'institution'>) => {
  const t = useTexts(TEXTS)
  const { name, buckets } = institution
  return (
    <FiguresTable
      caption={t.callsOf(name)}
      headers={[t.start, t.ok, t.failed, t.median, t.p95]}
      rows={buckets.map(({ start, calls, failed, p50Ms, p95Ms }) => ({
        id: start,
        cells: [
          momentOf(start),
          formatCount(calls - failed),
          formatCount(failed),
          p50Ms === null ? '—' : spanText(p50Ms),
          p95Ms === null ? '—' : spanText(p95Ms),
        ],
      }))}
    />
  )
}
