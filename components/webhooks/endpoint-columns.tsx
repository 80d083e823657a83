import type { ReactNode } from 'react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { Column } from '#components/tables/column.ts'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { Endpoint } from '#lib/client/webhooks.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Language } from '#lib/domain/language.ts'
import { AddressCell, EndpointStateCell, LastFailureCell, SuccessCell } from './endpoint-cells.tsx'
import { ENDPOINT_NAMES, EVENT_NAMES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
  only: (event: string) => [`só “${event}”`, `only “${event}”`],
  url: ['Endereço', 'Address'],
  state: ['Situação', 'Status'],
  success: ['Sucesso em 24 h', 'Success in 24 h'],
  failure: ['Último erro', 'Last error'],
  next: ['Próxima tentativa', 'Next attempt'],
  held: ['Retidas', 'Held'],
  actions: ['Ações', 'Actions'],
})

const nothing = <span className="text-ink-muted">—</span>
const whole = new Intl.NumberFormat('pt-BR')

type ColumnSettings = { language: Language; now: string; actionsOf: (endpoint: Endpoint) => ReactNode }

export const endpointColumns = (settings: ColumnSettings): readonly Column<Endpoint>[] => {
  const { language, now, actionsOf } = settings
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'application',
      header: t.application,
      primary: true,
      value: ({ applicationName }) => applicationName,
      cell: (endpoint) => <ApplicationCell endpoint={endpoint} language={language} />,
    },
    {
      id: 'url',
      header: t.url,
      cell: (endpoint) => <AddressCell endpoint={endpoint} />,
    },
    {
      id: 'success',
      header: t.success,
      align: 'end',
      value: ({ attempts, succeeded }) => (attempts === 0 ? null : succeeded / attempts),
      cell: (endpoint) => <SuccessCell endpoint={endpoint} />,
    },
    {
      id: 'failure',
      header: t.failure,
      value: ({ lastFailure }) => (lastFailure ? instantOf(lastFailure.at).getTime() : null),
      cell: (endpoint) => <LastFailureCell {...{ endpoint, now }} />,
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
      value: ({ status }) => localized(ENDPOINT_NAMES[status], language),
      cell: (endpoint) => <EndpointStateCell {...{ endpoint, now }} />,
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

const ApplicationCell = ({ endpoint, language }: { endpoint: Endpoint; language: Language }) => (
  <span className="block min-w-0">
    <span className="line-clamp-2 max-w-48" title={endpoint.applicationName}>
      {endpoint.applicationName}
    </span>
    <span className="block whitespace-nowrap font-normal text-ink-muted text-sm">
      {localized(KIND_NAMES[endpoint.kind], language)}
    </span>
    {endpoint.events?.map((type) => (
      <span key={type} className="block font-normal text-ink-muted text-xs">
        {localizedTexts(TEXTS, language).only(localized(EVENT_NAMES[type], language))}
      </span>
    ))}
  </span>
)
