import type { Connection } from './client.ts'

const MOST_LISTED = 8

/**
 * Uses `in` for few values: the generic plan of `any` expects ten, so Postgres would plan each call anew. A
 * single value becomes an equality, so that an index that continues with the order of the list gives a page
 * without reading and sorting all rows of the value.
 */
export const equalsAny = (tx: Connection, values: readonly string[]) =>
  values.length > 0 && values.length <= MOST_LISTED ? tx`in ${tx([...values])}` : tx`= any(${[...values]})`
