import type { TableItem } from '#lib/client/prices'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'

/** The states of a table that the list can be narrowed to. */
export const TABLE_STATES = ['in_use', 'out_of_use', 'changing'] as const
export type TableState = (typeof TABLE_STATES)[number]

/** What the list of tables is narrowed to; empty: everything. */
export type TableFilter = { product: Product | ''; institution: string; state: TableState | '' }

type Query = Record<string, string | string[] | undefined>

const one = (value: string | string[] | undefined) =>
  ((Array.isArray(value) ? value[0] : value) ?? '').trim().toLowerCase()

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readTableFilter = (query: Query): TableFilter => ({
  product: PRODUCTS.find((product) => product === one(query.product)) ?? '',
  institution: one(query.institution).slice(0, 60),
  state: TABLE_STATES.find((state) => state === one(query.state)) ?? '',
})

/** The address of the list with this filter. */
export const tablesHref = ({ product, institution, state }: TableFilter): string => {
  const query = new URLSearchParams()
  if (product !== '') query.set('product', product)
  if (institution !== '') query.set('institution', institution)
  if (state !== '') query.set('state', state)
  return query.size > 0 ? `/tables?${query}` : '/tables'
}

/** Whether a table is within the filter. */
export const isShown = (table: TableItem, { product, institution, state }: TableFilter): boolean =>
  (product === '' || table.product === product) &&
  (institution === '' || table.institutionCode === institution) &&
  (state === '' || (state === 'changing' ? table.openChanges > 0 : table.active === (state === 'in_use')))
