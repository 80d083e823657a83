import { SelectField } from '#components/fields/select-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import { usePendingFilter } from '#components/tables/use-pending-filter.ts'
import { FilterChips } from '#components/ui/filter-chips.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Endpoint } from '#lib/client/webhooks.ts'
import { DELIVERY_STATUSES } from '#lib/domain/webhooks/delivery.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { type DeliveryFilter, deliveriesHref } from './delivery-filter.ts'
import { DELIVERY_NAMES, KIND_NAMES } from './webhook-names.ts'

const TEXTS = texts({
  filter: ['Filtrar por situação', 'Filter by status'],
  all: ['Todas', 'All'],
  kind: ['Eventos', 'Events'],
  allKinds: ['Todos os eventos', 'All events'],
  endpoint: ['Endpoint', 'Endpoint'],
  allEndpoints: ['Todos os endpoints', 'All endpoints'],
  resource: ['Só as de um mesmo recurso', 'Only those of one resource'],
})

export type NamedEndpoint = Pick<Endpoint, 'id' | 'applicationName' | 'kind' | 'name' | 'url'>

type DeliveryFiltersProps = {
  filter: DeliveryFilter
  endpoints: readonly NamedEndpoint[]
}

export const DeliveryFilters = ({ filter, endpoints }: DeliveryFiltersProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const changeFilter = usePendingFilter(filter, deliveriesHref)
  const hrefOf = (next: Partial<DeliveryFilter>) => deliveriesHref({ ...filter, cursor: '', ...next })
  const go = (next: Partial<DeliveryFilter>) => changeFilter({ cursor: '', ...next })
  const endpointName = (one: NamedEndpoint) =>
    [one.applicationName, localized(KIND_NAMES[one.kind], language), ...ownName(one, endpoints)].join(' · ')
  const endpoint = endpoints.find(({ id }) => id === filter.endpointId)
  const one = (id: keyof DeliveryFilter, label: string): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label, onRemove: () => go({ [id]: '' }) }]
  return (
    <ListBar
      set={[
        ...one('status', filter.status === '' ? '' : localized(DELIVERY_NAMES[filter.status], language)),
        ...one('kind', filter.kind === '' ? '' : localized(KIND_NAMES[filter.kind], language)),
        ...one('endpointId', endpoint ? endpointName(endpoint) : t.endpoint),
        ...one('resource', `${t.resource}: ${filter.resource}`),
      ]}
      onClear={() => go({ status: '', kind: '', endpointId: '', resource: '' })}
    >
      {() => (
        <>
          <FilterChips
            label={t.filter}
            chips={(['', ...DELIVERY_STATUSES] as const).map((status) => ({
              id: status,
              label: status === '' ? t.all : localized(DELIVERY_NAMES[status], language),
              href: hrefOf({ status }),
              selected: filter.status === status,
            }))}
          />
          <div className="grid gap-3 sm:max-w-2xl sm:grid-cols-2">
            <SelectField
              label={t.endpoint}
              name="endpoint"
              placeholder={t.allEndpoints}
              options={endpoints.map((endpoint) => ({ value: endpoint.id, label: endpointName(endpoint) }))}
              value={filter.endpointId}
              onChange={({ currentTarget }) => go({ endpointId: currentTarget.value })}
            />
            <SelectField
              label={t.kind}
              name="kind"
              placeholder={t.allKinds}
              options={WEBHOOK_KINDS.map((kind) => ({
                value: kind,
                label: localized(KIND_NAMES[kind], language),
              }))}
              value={filter.kind}
              onChange={({ currentTarget }) => go({ kind: currentTarget.value as WebhookKind | '' })}
            />
          </div>
        </>
      )}
    </ListBar>
  )
}

/** Returns the endpoint's name, else its URL if another endpoint has the same application and kind. */
const ownName = ({ name, url, ...one }: NamedEndpoint, all: readonly NamedEndpoint[]): string[] => {
  if (name !== null) return [name]
  const hasSibling = all.some(
    ({ id, applicationName, kind }) =>
      id !== one.id && applicationName === one.applicationName && kind === one.kind,
  )
  return hasSibling ? [url] : []
}
