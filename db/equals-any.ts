import type { Connection } from './client.ts'

const MOST_LISTED = 8

/**
 * Compares a text column with the values. A few values are listed: with `any` Postgres would plan the
 * statement anew on each execution, because its generic plan expects ten values.
 */
export const equalsAny = (tx: Connection, values: readonly string[]) =>
  values.length > 0 && values.length <= MOST_LISTED ? tx`in ${tx([...values])}` : tx`= any(${[...values]})`
