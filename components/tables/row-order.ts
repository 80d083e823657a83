import type { Column, OrderValue } from './column.ts'

/** A column id, prefixed by `-` for descending order; '' in a URL is the default order. */
export const ORDER_TEXT = /^-?[a-z]{1,30}$/i

const WORDS = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' })

type OrderedListInput<Row> = {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  sort: string
  hrefOf: (sort: string) => string
}

/** The first click on a heading sorts text ascending and numbers descending. Null always comes last. */
export const orderedList = <Row>({ columns, rows, sort, hrefOf }: OrderedListInput<Row>) => {
  const by = columns.find(({ id, value }) => value && sort.replace('-', '') === id)?.value
  return {
    rows: by ? [...rows].sort(comparator(by, sort.startsWith('-'))) : rows,
    columns: columns.map((column) => withOrder(column, rows, { sort, hrefOf })),
  }
}

const comparator =
  <Row>(by: (row: Row) => OrderValue, isDescending: boolean) =>
  (one: Row, other: Row): number => {
    const [a, b] = [by(one), by(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : WORDS.compare(String(a), String(b))
    return isDescending ? -order : order
  }

const withOrder = <Row>(
  column: Column<Row>,
  rows: readonly Row[],
  { sort, hrefOf }: Pick<OrderedListInput<Row>, 'sort' | 'hrefOf'>,
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
