import postgres from 'postgres'
import type { Connection } from './client.ts'

type Row = Readonly<Record<string, unknown>>

/** Templates by the columns of the row; the driver would make the same text anew for each row. */
const templates = new Map<string, TemplateStringsArray>()

/**
 * Returns columns and values of a row as the driver's own `tx(row)` does after `insert into`, for statements
 * that run on many requests. The columns must be the same in each call of a statement.
 */
export const insertedRow = (tx: Connection, row: Row) => {
  const columns = Object.keys(row)
  const key = columns.join()
  const template = templates.get(key) ?? templateOf(columns)
  templates.set(key, template)
  return tx(template, ...(Object.values(row) as never[]))
}

const templateOf = (columns: readonly string[]): TemplateStringsArray => {
  const names = columns.map((column) => `"${postgres.fromCamel(column)}"`)
  const texts = [`(${names.join()}) values (`, ...columns.slice(1).map(() => ', '), ')']
  return Object.assign(texts, { raw: texts })
}
