'use client'
import { Webhook } from 'lucide-react'
import { useLanguage } from '#components/use-language'
import { type Endpoints, useEndpoints } from '#lib/client/webhooks'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { ListTable } from '../tables/list-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { deliveriesHref } from './delivery-filter.ts'
import { EndpointActions, type EndpointCalls } from './endpoint-actions.tsx'
import { endpointsHref } from './endpoint-address.ts'
import { endpointColumns } from './endpoint-columns.tsx'

const TEXTS = texts({
  caption: ['Endpoints, por aplicação', 'Endpoints, by application'],
  none: ['Nenhum endpoint cadastrado', 'No endpoint registered'],
  noneOfOne: ['Nenhum endpoint desta aplicação', 'No endpoint of this application'],
  filter: ['Filtrar por aplicação', 'Filter by application'],
  all: ['Todas', 'All'],
  one: ['Esta aplicação', 'This application'],
  noneNext: [
    'Adicione um aqui, ou deixe o programa cadastrar o dele pela API, em POST /user/webhook.',
    'Add one here, or let the program register its own through the API, at POST /user/webhook.',
  ],
})

export type EndpointListProps = EndpointCalls & {
  /** The application the address names; '' for all. */
  applicationId: string
  initial: Endpoints
  now: string
}

/** The endpoints of all applications with how they do and what can be done about it. */
export const EndpointList = ({ applicationId, initial, now, ...calls }: EndpointListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = useEndpoints(initial)
  const { endpoints } = list.data
  const columns = endpointColumns({
    language,
    now,
    actionsOf: (endpoint) => <EndpointActions {...{ endpoint, now }} {...calls} />,
  })
  return (
    <div data-wide className="space-y-4">
      {applicationId === '' ? null : <OneApplication id={applicationId} endpoints={endpoints} />}
      <ListTable
        list={list}
        caption={t.caption}
        columns={columns}
        rows={
          applicationId === '' ? endpoints : endpoints.filter((one) => one.applicationId === applicationId)
        }
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          deliveriesHref({ status: '', kind: '', endpointId: id, resource: '', order: '', cursor: '' })
        }
        empty={
          <EmptyState title={applicationId === '' ? t.none : t.noneOfOne} icon={<Webhook />}>
            {t.noneNext}
          </EmptyState>
        }
      />
    </div>
  )
}

type OneApplicationProps = { id: string; endpoints: Endpoints['endpoints'] }

/** Whose endpoints are shown, and the way to those of all. */
const OneApplication = ({ id, endpoints }: OneApplicationProps) => {
  const t = useTexts(TEXTS)
  const name = endpoints.find(({ applicationId }) => applicationId === id)?.applicationName ?? t.one
  return (
    <FilterChips
      label={t.filter}
      chips={[
        { id: 'all', label: t.all, href: endpointsHref({ applicationId: '' }), chosen: false },
        { id, label: name, href: endpointsHref({ applicationId: id }), chosen: true },
      ]}
    />
  )
}
