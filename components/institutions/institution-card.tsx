'use client'
import { TriangleAlert } from 'lucide-react'
import { formatCount, formatShare, formatSpan } from '#components/charts/figure-text.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ConnectionActs } from '#lib/client/institution-connection.ts'
import type { InstitutionHealthData } from '#lib/client/institution-health.ts'
import type { HealthRange } from '#lib/domain/institutions/call-figures.ts'
import { CallCharts } from './call-charts.tsx'
import { CallFailures } from './call-failures.tsx'
import { CallRefusals } from './call-refusals.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { HEALTH_DISPLAY } from './health-display.ts'
import { OperationsTable } from './operations-table.tsx'
import { UnknownWords } from './unknown-words.tsx'

const TEXTS = texts({
  figuresDiffer: ['Valores diferentes', 'Figures differ'],
  figuresDifferMeaning: [
    'A última proposta foi recusada porque a instituição calcula outros valores: importe as tabelas dela.',
    'The last proposal was refused because the institution computes other figures: import its tables.',
  ],
  success: ['Chamadas que deram certo', 'Calls that succeeded'],
  of: (ok: string, all: string) => [`${ok} de ${all}`, `${ok} of ${all}`],
  median: ['Tempo mediano', 'Median time'],
  p95: ['95% em até', '95% within'],
  lastReport: ['Último retorno recebido', 'Last report received'],
  reports: (count: string) => [`${count} no período`, `${count} in the period`],
  never: ['Nenhum ainda', 'None yet'],
  waiting: ['Na fila de envio', 'Queued for it'],
  nothing: ['Nada na fila', 'Nothing queued'],
  retried: (jobs: string, retried: string) => [
    `${jobs}, ${retried} já repetidas`,
    `${jobs}, ${retried} tried before`,
  ],
})

type InstitutionCardProps = {
  institution: InstitutionHealthData
  range: HealthRange
  acts: ConnectionActs
  now: string
}

export const InstitutionCard = ({ institution, range, acts, now }: InstitutionCardProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { name, products, state, total } = institution
  const { label, meaning, tone, icon: Icon } = HEALTH_DISPLAY[state]
  return (
    <Card
      id={institution.code}
      className="scroll-mt-20"
      aria-label={name}
      title={
        <span className="flex flex-wrap items-center gap-2">
          {name}
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {localized(label, language)}
          </Badge>
          {institution.figuresDiffer ? (
            <Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
              {t.figuresDiffer}
            </Badge>
          ) : null}
        </span>
      }
      description={
        <>
          {products.map((product) => PRODUCT_NAMES[product].short).join(', ')}. {localized(meaning, language)}{' '}
          {institution.figuresDiffer ? t.figuresDifferMeaning : null}
        </>
      }
    >
      <div className="space-y-6">
        {institution.isConnectable ? (
          <ConnectionSection institution={institution} acts={acts} now={now} />
        ) : null}
        <InstitutionFigures institution={institution} now={now} />
        {total.calls > 0 ? (
          <>
            <CallCharts institution={institution} range={range} />
            <OperationsTable institution={institution} />
          </>
        ) : null}
        <CallFailures institution={institution} now={now} />
        <CallRefusals institution={institution} now={now} />
        <UnknownWords institution={institution} acts={acts} now={now} />
      </div>
    </Card>
  )
}

const spanText = (ms: number | null) => (ms === null ? '—' : formatSpan(ms / 1000))

const InstitutionFigures = ({ institution, now }: Pick<InstitutionCardProps, 'institution' | 'now'>) => {
  const t = useTexts(TEXTS)
  const { total, lastReportAt, waiting } = institution
  const ok = total.calls - total.failed
  return (
    <KeyValueList
      layout="grid"
      className="lg:grid-cols-5"
      items={[
        {
          label: t.success,
          value:
            total.calls === 0
              ? '—'
              : `${formatShare(ok, total.calls)} (${t.of(formatCount(ok), formatCount(total.calls))})`,
        },
        { label: t.median, value: spanText(total.p50Ms) },
        { label: t.p95, value: spanText(total.p95Ms) },
        {
          label: t.lastReport,
          value: lastReportAt ? (
            <>
              <RelativeTime at={lastReportAt} now={now} /> ({t.reports(formatCount(institution.reports))})
            </>
          ) : (
            t.never
          ),
        },
        {
          label: t.waiting,
          value:
            waiting.jobs === 0
              ? t.nothing
              : t.retried(formatCount(waiting.jobs), formatCount(waiting.retried)),
        },
      ]}
    />
  )
}
