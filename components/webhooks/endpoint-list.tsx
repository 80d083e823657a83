'use client'
import { Webhook } from 'lucide-react'
import dynamic from 'next/dynamic'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ListBar } from '#components/tables/list-bar.tsx'
import { orderedList } from '#components/tables/row-order.ts'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type Endpoint, type Endpoints, useEndpoints } from '#lib/client/webhooks.ts'
import { deliveriesOfEndpointHref } from './delivery-filter.ts'
import { EndpointActions, type EndpointCalls } from './endpoint-actions.tsx'
import { type EndpointFilter, endpointsHref } from './endpoint-address.ts'
import { endpointColumns } from './endpoint-columns.tsx'

const loadPreview = () => import('./endpoint-preview.tsx').then((module) => module.EndpointPreview)
const EndpointPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-endpoints.tsx').then((module) => module.SelectedEndpoints)
const SelectedEndpoints = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Endpoints, por aplicação', 'Endpoints, by application'],
  none: ['Nenhum endpoint cadastrado', 'No endpoint registered'],
  noneOfOne: ['Nenhum endpoint desta aplicação', 'No endpoint of this application'],
  application: ['Aplicação', 'Application'],
  all: ['Todas as aplicações', 'All applications'],
  one: ['Esta aplicação', 'This application'],
  noneNext: [
    'Adicione um aqui, ou deixe o programa cadastrar o dele pela API, em POST /user/webhook.',
    'Add one here, or let the program register its own through the API, at POST /user/webhook.',
  ],
})

const idOf = ({ id }: Endpoint) => id
const nameOf = ({ applicationName, name, url }: Endpoint) => `${applicationName}, ${name ?? url}`
const hrefOf = ({ id }: Endpoint) => deliveriesOfEndpointHref(id)

export type EndpointListProps = EndpointCalls & {
  filter: EndpointFilter
  initial: Endpoints
  now: string
}

export const EndpointList = ({ filter, initial, now, ...calls }: EndpointListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const list = useEndpoints(initial)
  const { endpoints } = list.data
  const { applicationId } = filter
  const test = { test: calls.test, language }
  const ordered = orderedList({
    columns: endpointColumns({
      language,
      now,
      actionsOf: (endpoint) => <EndpointActions {...{ endpoint, now }} {...calls} />,
    }),
    rows: applicationId === '' ? endpoints : endpoints.filter((one) => one.applicationId === applicationId),
    sort: filter.sort,
    hrefOf: (sort) => endpointsHref({ ...filter, sort }),
  })
  return (
    <div data-wide className="space-y-3">
      <EndpointBar filter={filter} endpoints={endpoints} />
      <ActingTable
        list={list}
        caption={t.caption}
        {...ordered}
        rowHref={hrefOf}
        {...{ idOf, nameOf, loadPreview, loadActs }}
        actsOf={async (row) => (await import('./endpoint-acts.ts')).endpointActs(row, test)}
        preview={(row, close) => (
          <EndpointPreview key={row.id} {...{ row, now, test }} href={hrefOf(row)} onClose={close} />
        )}
        acts={(selection, selectedRows) => (
          <SelectedEndpoints {...{ selection, selectedRows }} enable={calls.enable} pause={calls.pause} />
        )}
        empty={
          <EmptyState title={applicationId === '' ? t.none : t.noneOfOne} icon={<Webhook />}>
            {t.noneNext}
          </EmptyState>
        }
      />
    </div>
  )
}

type EndpointBarProps = { filter: EndpointFilter; endpoints: Endpoints['endpoints'] }

const EndpointBar = ({ filter, endpoints }: EndpointBarProps) => {
  const t = useTexts(TEXTS)
  const changeFilter = usePendingFilter(filter, endpointsHref)
  const names = new Map(endpoints.map((one) => [one.applicationId, one.applicationName]))
  const { applicationId } = filter
  const label = names.get(applicationId) ?? t.one
  return (
    <ListBar
      set={
        applicationId === ''
          ? []
          : [{ id: 'application', label, onRemove: () => changeFilter({ applicationId: '' }) }]
      }
    >
      {() => (
        <SelectField
          className="sm:max-w-xs"
          label={t.application}
          name="application"
          placeholder={t.all}
          options={[...names].map(([value, name]) => ({ value, label: name }))}
          value={applicationId}
          onChange={({ currentTarget }) => changeFilter({ applicationId: currentTarget.value })}
        />
      )}
    </ListBar>
  )
}
