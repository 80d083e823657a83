import type { Connection } from './client.ts'

const MOST_LISTED = 8

/**
 * Uses `in` for few values: the generic plan of `any` expects ten, so Postgres would plan each call anew. A
 * single value becomes an equality, so that an index that continues with the order of the list gives a page
 * without reading and sorting all rows of the value.
 */
export const equalsAny = (tx: Connection, values: readonly string[]) => {
  if (values.length === 0) return tx`= any('{}')`
  return values.length <= MOST_LISTED
    ? tx(LISTS[values.length] as TemplateStringsArray, ...values)
    : tx`= any(${[...values]})`
}

/** One template for each number of values; the driver's own lists are parsed anew in each statement. */
const LISTS = Array.from({ length: MOST_LISTED + 1 }, (_, count) => {
  const texts = ['in (', ...Array.from({ length: count - 1 }, () => ', '), ')']
  return Object.assign(texts, { raw: texts })
})
