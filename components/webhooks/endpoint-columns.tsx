import type { ReactNode } from 'react'
import type { Endpoint } from '#lib/client/webhooks'
import type { Language } from '#lib/domain/language'
import { localized, localizedTexts, texts } from '../language/texts.ts'
import type { Column } from '../tables/column.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import { EndpointStateCell, LastFailureCell, SuccessCell } from './endpoint-cells.tsx'
import { KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  application: ['Aplicação', 'Application'],
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

/** The columns of the list of endpoints. */
export const endpointColumns = (settings: ColumnSettings): readonly Column<Endpoint>[] => {
  const { language, now, actionsOf } = settings
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'application',
      header: t.application,
      primary: true,
      cell: (endpoint) => <ApplicationCell endpoint={endpoint} language={language} />,
    },
    {
      id: 'url',
      header: t.url,
      cell: ({ url }) => (
        <span className="line-clamp-2 max-w-64 break-all font-mono text-xs @2xl:min-w-36" title={url}>
          {url}
        </span>
      ),
    },
    {
      id: 'success',
      header: t.success,
      align: 'end',
      cell: (endpoint) => <SuccessCell endpoint={endpoint} />,
    },
    { id: 'failure', header: t.failure, cell: (endpoint) => <LastFailureCell {...{ endpoint, now }} /> },
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
  </span>
)
