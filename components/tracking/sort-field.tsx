'use client'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { SortOrder, TrackingSort } from '#lib/domain/proposals/tracking.ts'

const TEXTS = texts({
  label: ['Ordenar por', 'Sort by'],
  'created desc': ['Criadas por último', 'Created last'],
  'created asc': ['Criadas primeiro', 'Created first'],
  'updated desc': ['Atualizadas por último', 'Updated last'],
  'updated asc': ['Paradas há mais tempo', 'Longest unchanged'],
  'net desc': ['Maior valor líquido', 'Highest net amount'],
  'net asc': ['Menor valor líquido', 'Lowest net amount'],
  'customer asc': ['Cliente, de A a Z', 'Customer, A to Z'],
  'customer desc': ['Cliente, de Z a A', 'Customer, Z to A'],
})

const ORDERS = [
  'created desc',
  'created asc',
  'updated desc',
  'updated asc',
  'net desc',
  'net asc',
  'customer asc',
  'customer desc',
] as const

export type ListOrder = { sort: TrackingSort; order: SortOrder }

type SortFieldProps = ListOrder & { onChange: (next: ListOrder) => void }

export const SortField = ({ sort, order, onChange }: SortFieldProps) => {
  const t = useTexts(TEXTS)
  return (
    <SelectField
      label={t.label}
      labelHidden
      name="sort"
      className="sm:w-56"
      options={ORDERS.map((value) => ({ value, label: t[value] }))}
      value={`${sort} ${order}`}
      onChange={(event) => {
        const [nextSort, nextOrder] = event.currentTarget.value.split(' ')
        onChange({ sort: nextSort as TrackingSort, order: nextOrder as SortOrder })
      }}
    />
  )
}
