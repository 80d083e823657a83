import type { Column, OrderValue } from './column.ts'

/** The order of a list in its address: a column's id, with `-` in front where it is turned round. */
export const ORDER_TEXT = /^-?[a-z]{1,30}$/i

const WORDS = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

type Ordered<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** As the address has it; '' is the list's usual order. */
  sort: string
  hrefOf: (sort: string) => string
}

/**
 * A list that is in the browser whole, in the order of its address, with headings that lead to the others.
 * Words begin with A, figures and instants with the largest; what is not known comes last either way.
 */
export const orderedList = <Row>({ columns, rows, sort, hrefOf }: Ordered<Row>) => {
  const by = columns.find(({ id, value }) => value && sort.replace('-', '') === id)?.value
  return {
    rows: by ? [...rows].sort(comparing(by, sort.startsWith('-'))) : rows,
    columns: columns.map((column) => withOrder(column, rows, { sort, hrefOf })),
  }
}

const comparing =
  <Row>(by: (row: Row) => OrderValue, isDescending: boolean) =>
  (one: Row, other: Row): number => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const found = typeof a === 'number' && typeof b === 'number' ? a - b : WORDS.compare(String(a), String(b))
    return isDescending ? -found : found
  }

const withOrder = <Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { sort, hrefOf }: Pick<Ordered<Row>, 'sort' | 'hrefOf'>,
): Column<Row> => {
  const { id, value } = column
  if (!value) return column
  const isUp = sort === id
  const isDown = sort === `-${id}`
  const isFigure = rows.some((row) => typeof value(row) === 'number')
  const next = isUp ? `-${id}` : isDown || !isFigure ? id : `-${id}`
  return {
    ...column,
    sort: { href: hrefOf(next), direction: isUp ? 'ascending' : isDown ? 'descending' : 'none' },
  }
}
