import type { AgeOrder } from '#lib/domain/age-order'
import type { Connection } from './client.ts'
import { findFewNamed, type NameSearch, walkNames } from './queries/names.ts'

/** How a list is read that is narrowed to some ids. */
type Lists<Row> = {
  list: (ids: readonly string[], window: { limit: number; offset: number }) => Promise<Row[]>
  count: (ids: readonly string[]) => Promise<number>
}

/** A page by a name; `reached` is behind which id it goes on where there may be more than was looked at. */
export type NamedPage<Row> = { found: Row[]; counted: number; isExact: boolean; reached: string | null }

type Asked = NameSearch & {
  before?: string | undefined
  order?: AgeOrder | undefined
  limit: number
  offset: number
}

/**
 * A page of the rows with a name: of a name that few have, from all of them, which are counted too;
 * of a common one from the newest on, as far as the page needs, and what was found is what is counted.
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

/** The ids of the newest rows with a name, so many at most, and whether these are all of them. */
export const newestNamed = async (
  tx: Connection,
  asked: NameSearch & { before?: string | undefined; most: number },
): Promise<{ ids: readonly string[]; isWhole: boolean }> => {
  const few = await findFewNamed(tx, asked)
  if (few) return { ids: few, isWhole: true }
  const { rows, reached } = await walkNames(tx, { ...asked, enough: asked.most }, async (ids) => ids)
  return { ids: rows.slice(0, asked.most), isWhole: reached === null && rows.length <= asked.most }
}
