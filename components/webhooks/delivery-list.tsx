'use client'
import { SearchX, Webhook } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import { ageSort } from '#components/tables/age-sort.ts'
import { NewerOlder } from '#components/tables/newer-older.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { useLanguage } from '#components/use-language.ts'
import {
  type Delivery,
  type DeliveryPage,
  type ResendDelivery,
  useDeliveries,
  useRefetchWebhooks,
} from '#lib/client/webhooks.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { type DeliveryFilter, deliveriesHref, deliveryQueryOf } from './delivery-filter.ts'
import { DeliveryFilters, type NamedEndpoint } from './delivery-filters.tsx'

const loadPreview = () => import('./delivery-preview.tsx').then((module) => module.DeliveryPreview)
const DeliveryPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./selected-deliveries.tsx').then((module) => module.SelectedDeliveries)
const SelectedDeliveries = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Entregas, da mais nova para a mais antiga', 'Deliveries, newest first'],
  oldestFirst: ['Entregas, da mais antiga para a mais nova', 'Deliveries, oldest first'],
  one: ['entrega', 'delivery'],
  many: ['entregas', 'deliveries'],
  none: ['Nenhuma entrega com este filtro', 'No delivery with this filter'],
  noneNext: ['Tire algum filtro para ver mais.', 'Remove a filter to see more.'],
  clear: ['Limpar filtros', 'Clear filters'],
  empty: ['Nenhuma entrega ainda', 'No deliveries yet'],
  emptyNext: [
    'Elas aparecem aqui quando algo acontece e um programa tem endpoint cadastrado.',
    'They appear here when something happens and a program has an endpoint registered.',
  ],
})

const idOf = ({ id }: Delivery) => id
const nameOf = ({ type, applicationName }: Delivery) => `${type}, ${applicationName}`

export type DeliveryListProps = {
  filter: DeliveryFilter
  initial: DeliveryPage
  endpoints: readonly NamedEndpoint[]
  now: string
  resend: ResendDelivery
}

export const DeliveryList = ({ filter, initial, endpoints, now, resend }: DeliveryListProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const list = useDeliveries(deliveryQueryOf(filter), initial)
  const acts = { resend, language, refetch: useRefetchWebhooks() }
  const page = list.data
  const filtered = deliveriesHref({ ...filter, order: '', cursor: '' }) !== '/webhooks/deliveries'
  const clear = <Button onClick={() => router.push('/webhooks/deliveries')}>{t.clear}</Button>
  return (
    <section data-wide className="space-y-3">
      <DeliveryFilters filter={filter} endpoints={endpoints} />
      <ActingTable
        caption={filter.order === 'asc' ? t.oldestFirst : t.caption}
        list={list}
        columns={deliveryColumns({
          language,
          now,
          ageSort: ageSort(filter.order, (order) => deliveriesHref({ ...filter, order, cursor: '' })),
        })}
        rows={page?.data}
        rowHref={({ id }) => `/webhooks/deliveries/${id}`}
        {...{ idOf, nameOf, loadPreview, loadActs }}
        actsOf={async (row) => (await import('./delivery-acts.ts')).deliveryActs(row, acts)}
        preview={(row, close) => <DeliveryPreview key={row.id} {...{ row, now, acts }} onClose={close} />}
        acts={(selection, selectedRows) => <SelectedDeliveries {...{ selection, selectedRows, resend }} />}
        empty={
          filtered ? (
            <EmptyState title={t.none} icon={<SearchX />} action={clear}>
              {t.noneNext}
            </EmptyState>
          ) : (
            <EmptyState title={t.empty} icon={<Webhook />}>
              {t.emptyNext}
            </EmptyState>
          )
        }
      />
      {page && page.data.length > 0 ? (
        <NewerOlder
          cursor={filter.cursor}
          order={filter.order}
          hrefOf={(cursor) => deliveriesHref({ ...filter, cursor })}
          pages={page.pages}
          rowCount={page.data.length}
          nouns={[t.one, t.many]}
        />
      ) : null}
    </section>
  )
}
