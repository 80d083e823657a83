'use client'
import type { KeyboardEvent } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { ListBar } from '#components/tables/list-bar.tsx'
import type { SetFilter } from '#components/tables/set-filters.tsx'
import type { ReviewQueue } from '#lib/client/review.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { QUEUE_ORDERS, type QueueOrder } from '#lib/domain/proposals/queue-orders.ts'
import type { ReviewFilter } from './review-filter.ts'

const TEXTS = texts({
  reason: ['Motivo', 'Reason'],
  allReasons: ['Todos os motivos', 'All reasons'],
  product: ['Produto', 'Product'],
  allProducts: ['FGTS e CLT', 'FGTS and CLT'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
  sort: ['Ordem', 'Order'],
  waiting: ['Maior espera', 'Longest wait'],
  newest: ['Mais novas', 'Newest'],
  amount: ['Maior valor', 'Largest amount'],
  search: ['Buscar na fila', 'Search the queue'],
})

type ReviewFiltersProps = {
  filter: ReviewFilter
  institutions: readonly { code: string; name: string }[]
  reasons: readonly { code: string; title: string }[]
  byReason: ReviewQueue['byReason']
  search: string
  onSearch: (text: string) => void
  onChange: (next: Partial<ReviewFilter>) => void
}

// Blurs the control, so that key presses reach the queue's shortcuts again.
const leaveOnEscape = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
}

export const ReviewFilters = ({ filter, institutions, reasons, onChange, ...props }: ReviewFiltersProps) => {
  const t = useTexts(TEXTS)
  const { reason, product, provider, sort } = filter
  const one = (id: keyof typeof NONE, label: string | undefined): SetFilter[] =>
    filter[id] === '' ? [] : [{ id, label: label ?? filter[id], onRemove: () => onChange({ [id]: '' }) }]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles key events that bubble from its controls
    <div onKeyDown={leaveOnEscape}>
      <ListBar
        search={
          <TextField
            className="flex-1"
            label={t.search}
            labelHidden
            type="search"
            name="search"
            placeholder={t.search}
            autoComplete="off"
            value={props.search}
            onChange={(event) => props.onSearch(event.currentTarget.value)}
          />
        }
        set={[
          ...one('reason', reasons.find(({ code }) => code === reason)?.title),
          ...one('product', product === '' ? '' : PRODUCT_NAMES[product].short),
          ...one('provider', institutions.find(({ code }) => code === provider)?.name),
          ...(sort === 'waiting' ? [] : one('sort', sort === '' ? '' : t[sort])),
        ]}
        onClear={() => onChange(NONE)}
      >
        {() => <QueueFields {...{ filter, institutions, reasons, onChange }} byReason={props.byReason} />}
      </ListBar>
    </div>
  )
}

const NONE = { reason: '', product: '', provider: '', sort: '' } as const

type QueueFieldsProps = Omit<ReviewFiltersProps, 'search' | 'onSearch'>

const QueueFields = ({ filter, institutions, reasons, byReason, onChange }: QueueFieldsProps) => {
  const t = useTexts(TEXTS)
  const counts = new Map(byReason.map(({ code, count }) => [code, count]))
  return (
    <div className="grid gap-3">
      <SelectField
        label={t.reason}
        name="reason"
        placeholder={t.allReasons}
        options={reasons.map(({ code, title }) => ({
          value: code,
          label: `${title} (${counts.get(code) ?? 0})`,
        }))}
        value={filter.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value as ReviewFilter['reason'] })}
      />
      <SelectField
        label={t.product}
        name="product"
        placeholder={t.allProducts}
        options={(['fgts', 'clt'] as const).map((value) => ({ value, label: PRODUCT_NAMES[value].short }))}
        value={filter.product}
        onChange={(event) => onChange({ product: event.currentTarget.value as Product | '' })}
      />
      <SelectField
        label={t.institution}
        name="provider"
        placeholder={t.allInstitutions}
        options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        value={filter.provider}
        onChange={(event) => onChange({ provider: event.currentTarget.value })}
      />
      <SelectField
        label={t.sort}
        name="sort"
        options={QUEUE_ORDERS.map((value) => ({ value, label: t[value] }))}
        value={filter.sort || 'waiting'}
        onChange={(event) => onChange({ sort: event.currentTarget.value as QueueOrder })}
      />
    </div>
  )
}
