import type { Connection } from './client.ts'

/**
 * Compares a text column with the values. A single value is compared by `=`: with `any` Postgres would plan
 * the statement anew on each execution, because its generic plan expects ten values.
 */
export const equalsAny = (tx: Connection, values: readonly string[]) => {
  const [only, ...others] = values
  return only !== undefined && others.length === 0 ? tx`= ${only}` : tx`= any(${[...values]})`
}
