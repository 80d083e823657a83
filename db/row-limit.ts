import type { Connection } from './client.ts'
import { type Fragment, writtenTexts } from './written-text.ts'

/** Sizes of pages and panels, and one row more, which tells whether a page follows. */
const WRITTEN = [1, 5, 6, 10, 11, 20, 21, 30, 31, 50, 51, 100, 101, 150, 200]

const writtenLimit = writtenTexts(WRITTEN.map((rows) => `limit ${rows}`))

/**
 * Writes the usual limits into the text of the statement. Others are parameters, because each text is a plan
 * that every connection keeps.
 */
export const limitTo = (tx: Connection, rows: number, offset = 0): Fragment => {
  const limit = writtenLimit(tx, `limit ${rows}`) ?? tx`limit ${rows}`
  return offset === 0 ? limit : tx`${limit} offset ${offset}`
}
