import type { PendingQuery, Row } from 'postgres'
import type { Connection } from './client.ts'

type Fragment = PendingQuery<Row[]>

/** Sizes of pages and panels, and one row more, which tells whether a page follows. */
const WRITTEN = [1, 5, 6, 10, 11, 20, 21, 30, 31, 50, 51, 100, 101, 150, 200]

const templates = new Map(
  WRITTEN.map((rows) => {
    const texts = [`limit ${rows}`]
    return [rows, Object.assign(texts, { raw: texts }) as unknown as TemplateStringsArray]
  }),
)

/**
 * Writes the usual limits into the text of the statement, so that Postgres plans it once (decision 160).
 * Others are parameters, because each text is a plan that every connection keeps.
 */
export const limitTo = (tx: Connection, rows: number, offset = 0): Fragment => {
  const template = templates.get(rows)
  const limit = template ? tx(template) : tx`limit ${rows}`
  return offset === 0 ? limit : tx`${limit} offset ${offset}`
}
