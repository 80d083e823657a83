import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Connection } from './client.ts'
import { findFewNamed, type NameSearch, walkNames } from './queries/organizations/names.ts'

/** Queries of a list, restricted to some ids. */
type Lists<Row> = {
  list: (ids: readonly string[], window: { limit: number; offset: number }) => Promise<Row[]>
  count: (ids: readonly string[]) => Promise<number>
}

/** One page of a search by name; `reached` is the id after which more rows may match, null at the end. */
export type NamedPage<Row> = { found: Row[]; counted: number; isExact: boolean; reached: string | null }

type Asked = NameSearch & {
  before?: string | undefined
  order?: AgeOrder | undefined
  limit: number
  offset: number
}

/**
 * Reads one page of the rows with a name. Rows with a rare name are all read and counted; a common name is
 * walked from the newest row until the page is full (decision 101).
 */
export const pageOfNamed = async <Row>(
  tx: Connection,
  asked: Asked,
  { list, count }: Lists<Row>,
): Promise<NamedPage<Row>> => {
  const { limit, offset } = asked
  const few = await findFewNamed(tx, asked)
  if (few) {
    const [found, counted] = await Promise.all([list(few, { limit, offset }), count(few)])
    return { found, counted, isExact: true, reached: null }
  }
  const enough = offset + limit
  const { rows, reached } = await walkNames(tx, { ...asked, enough }, (ids) =>
    list(ids, { limit: enough, offset: 0 }),
  )
  const isExact = reached === null && asked.before === undefined
  return { found: rows.slice(offset, enough), counted: Math.min(rows.length, enough), isExact, reached }
}

/** Returns the ids of the newest rows with a name; `isWhole` when there are no others. */
export const newestNamed = async (
  tx: Connection,
  asked: NameSearch & { before?: string | undefined; most: number },
): Promise<{ ids: readonly string[]; isWhole: boolean }> => {
  const few = await findFewNamed(tx, asked)
  if (few) return { ids: few, isWhole: true }
  const { rows, reached } = await walkNames(tx, { ...asked, enough: asked.most }, async (ids) => ids)
  return { ids: rows.slice(0, asked.most), isWhole: reached === null && rows.length <= asked.most }
}
