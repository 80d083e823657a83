import { useLanguage } from '#components/use-language'
import type { Endpoint } from '#lib/client/webhooks'
import { DELIVERY_STATUSES } from '#lib/domain/webhooks/delivery'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { SelectField } from '../fields/select-field.tsx'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { useAskedFilter } from '../tables/use-asked-filter.ts'
import { Button } from '../ui/button.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
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

type DeliveryFiltersProps = {
  filter: DeliveryFilter
  endpoints: readonly Pick<Endpoint, 'id' | 'applicationName' | 'kind'>[]
}

/** What narrows the list of deliveries; every choice is an address. */
export const DeliveryFilters = ({ filter, endpoints }: DeliveryFiltersProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const ask = useAskedFilter(filter, deliveriesHref)
  const hrefOf = (next: Partial<DeliveryFilter>) => deliveriesHref({ ...filter, cursor: '', ...next })
  const go = (next: Partial<DeliveryFilter>) => ask({ cursor: '', ...next })
  return (
    <>
      <div className="grid gap-3 sm:max-w-2xl sm:grid-cols-2">
        <SelectField
          label={t.endpoint}
          name="endpoint"
          placeholder={t.allEndpoints}
          options={endpoints.map(({ id, applicationName, kind }) => ({
            value: id,
            label: `${applicationName} · ${said(KIND_NAMES[kind], language)}`,
          }))}
          value={filter.endpointId}
          onChange={({ currentTarget }) => go({ endpointId: currentTarget.value })}
        />
        <SelectField
          label={t.kind}
          name="kind"
          placeholder={t.allKinds}
          options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: said(KIND_NAMES[kind], language) }))}
          value={filter.kind}
          onChange={({ currentTarget }) => go({ kind: currentTarget.value as WebhookKind | '' })}
        />
      </div>
      <FilterChips
        label={t.filter}
        chips={(['', ...DELIVERY_STATUSES] as const).map((status) => ({
          id: status,
          label: status === '' ? t.all : said(DELIVERY_NAMES[status], language),
          href: hrefOf({ status }),
          chosen: filter.status === status,
        }))}
      />
      {filter.resource === '' ? null : (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
          {t.resource}: <span className="break-all font-mono text-xs">{filter.resource}</span>
          <Button size="small" onClick={() => go({ resource: '' })}>
            {t.all}
          </Button>
        </p>
      )}
    </>
  )
}
