import type { ReactNode } from 'react'
import type { Endpoint } from '#lib/client/webhooks'
import type { Language } from '#lib/domain/language'
import { said, saidIn, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { Badge } from '../ui/badge.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ENDPOINT_NAMES, ENDPOINT_TONES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
  kind: ['Eventos', 'Events'],
  url: ['Endereço', 'Address'],
  state: ['Situação', 'Status'],
  success: ['Sucesso em 24 h', 'Success in 24 h'],
  latency: ['Mediana / percentil 95', 'Median / 95th percentile'],
  next: ['Próxima tentativa', 'Next attempt'],
  held: ['Retidas', 'Held back'],
  actions: ['Ações', 'Actions'],
  gone: ['respondeu 410', 'it answered 410'],
  failing: ['falhou por 5 dias', 'it failed for 5 days'],
  since: ['desde', 'since'],
  none: ['sem entregas', 'no deliveries'],
})

const nothing = <span className="text-ink-muted">—</span>
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('pt-BR')

type ColumnSettings = { language: Language; now: string; actionsOf: (endpoint: Endpoint) => ReactNode }

/** The columns of the list of endpoints. */
export const endpointColumns = ({
  language,
  now,
  actionsOf,
}: ColumnSettings): readonly Column<Endpoint>[] => {
  const t = saidIn(TEXTS, language)
  return [
    {
      id: 'application',
      header: t.application,
      primary: true,
      cell: (one) => <Application endpoint={one} language={language} />,
    },
    {
      id: 'url',
      header: t.url,
      cell: address,
    },
    {
      id: 'success',
      header: t.success,
      align: 'end',
      cell: (one) => <Success endpoint={one} language={language} />,
    },
    {
      id: 'latency',
      header: t.latency,
      align: 'end',
      cell: latency,
    },
    {
      id: 'next',
      header: t.next,
      align: 'end',
      cell: ({ nextAttemptAt }) =>
        nextAttemptAt ? <RelativeTime at={nextAttemptAt} now={now} className="whitespace-nowrap" /> : nothing,
    },
    {
      id: 'held',
      header: t.held,
      align: 'end',
      cell: ({ held }) => (held === 0 ? nothing : whole.format(held)),
    },
    {
      id: 'state',
      header: t.state,
      beside: true,
      cell: (one) => <State endpoint={one} language={language} now={now} />,
    },
    {
      id: 'actions',
      header: t.actions,
      headerHidden: true,
      interactive: true,
      align: 'end',
      cell: actionsOf,
    },
  ]
}

type CellProps = { endpoint: Endpoint; language: Language }

const Application = ({ endpoint: { applicationName, kind }, language }: CellProps) => (
  <span className="block min-w-0">
    <span className="line-clamp-2 max-w-48" title={applicationName}>
      {applicationName}
    </span>
    <span className="block whitespace-nowrap font-normal text-ink-muted text-sm">
      {said(KIND_NAMES[kind], language)}
    </span>
  </span>
)

const address = ({ url }: Endpoint) => (
  <span className="line-clamp-2 max-w-64 break-all font-mono text-xs @2xl:min-w-44" title={url}>
    {url}
  </span>
)

const Success = ({ endpoint: { attempts, succeeded }, language }: CellProps) =>
  attempts === 0 ? (
    <span className="text-ink-muted">{saidIn(TEXTS, language).none}</span>
  ) : (
    <span className="whitespace-nowrap">
      {percent.format(succeeded / attempts)}
      <span className="block text-end text-ink-muted text-xs">
        {whole.format(succeeded)} / {whole.format(attempts)}
      </span>
    </span>
  )

const latency = ({ p50Ms, p95Ms }: Endpoint) =>
  p50Ms === null || p95Ms === null ? (
    nothing
  ) : (
    <span className="whitespace-nowrap">
      {whole.format(p50Ms)} / {whole.format(p95Ms)} ms
    </span>
  )

const State = ({ endpoint, language, now }: CellProps & { now: string }) => {
  const t = saidIn(TEXTS, language)
  const { status, disabledAt, disabledReason, failingSince } = endpoint
  const since = disabledAt ?? failingSince
  const reason = disabledReason === 'gone' ? t.gone : t.failing
  return (
    <span className="flex flex-col items-start gap-0.5 max-sm:items-end">
      <Badge tone={ENDPOINT_TONES[status]}>{said(ENDPOINT_NAMES[status], language)}</Badge>
      {since ? (
        <span className="text-ink-muted text-xs">
          {disabledAt ? `${reason}, ` : ''}
          <span className="whitespace-nowrap">
            {t.since} <RelativeTime at={since} now={now} />
          </span>
        </span>
      ) : null}
    </span>
  )
}
