import type { Connection } from './client.ts'

const MOST_LISTED = 8

/** Lists a few values: for `any` Postgres plans anew each time, as its generic plan expects ten values. */
export const equalsAny = (tx: Connection, values: readonly string[]) =>
  values.length > 0 && values.length <= MOST_LISTED ? tx`in ${tx([...values])}` : tx`= any(${[...values]})`
