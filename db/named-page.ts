import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Connection } from './client.ts'
import type { NameSearch } from './queries/organizations/name-search.ts'
import { findRareNamed, walkNames } from './queries/organizations/names.ts'

type Lists<Row> = {
  list: (ids: readonly string[], window: { limit: number; offset: number }) => Promise<Row[]>
  count: (ids: readonly string[]) => Promise<number>
}

/** `reached` is the id after which more rows may match; null if there are no more. */
export type NamedPage<Row> = { matches: Row[]; count: number; isExact: boolean; reached: string | null }

type NamedPageQuery = NameSearch & {
  before?: string | undefined
  order?: AgeOrder | undefined
  limit: number
  offset: number
}

/** Reads all rows of a rare name, but scans a common one only until the page is full (decision 101). */
export const listNamedPage = async <Row>(
  tx: Connection,
  query: NamedPageQuery,
  { list, count }: Lists<Row>,
): Promise<NamedPage<Row>> => {
  const { limit, offset } = query
  const rareIds = await findRareNamed(tx, query)
  if (rareIds?.length === 0) return { matches: [], count: 0, isExact: true, reached: null }
  if (rareIds) {
    const [matches, total] = await Promise.all([list(rareIds, { limit, offset }), count(rareIds)])
    return { matches, count: total, isExact: true, reached: null }
  }
  const enough = offset + limit
  const { rows, cursor } = await walkNames(tx, { ...query, enough }, (ids) =>
    list(ids, { limit: enough, offset: 0 }),
  )
  const isExact = cursor === null && query.before === undefined
  return {
    matches: rows.slice(offset, enough),
    count: Math.min(rows.length, enough),
    isExact,
    reached: cursor,
  }
}

export const listNewestNamed = async (
  tx: Connection,
  query: NameSearch & { before?: string | undefined; most: number },
): Promise<{ ids: readonly string[]; isWhole: boolean }> => {
  const rareIds = await findRareNamed(tx, query)
  if (rareIds) return { ids: rareIds, isWhole: true }
  const { rows, cursor } = await walkNames(tx, { ...query, enough: query.most }, async (ids) => ids)
  return { ids: rows.slice(0, query.most), isWhole: cursor === null && rows.length <= query.most }
}
