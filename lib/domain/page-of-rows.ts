import { COUNT_CEILING } from './count-ceiling.ts'
import { DomainError } from './errors.ts'

/** Returns a page's offset. Rows beyond the ceiling are reached only with a cursor. @throws page_too_deep */
export const offsetOfPage = ({ page, limit, cursor }: PageRequest): number => {
  if (cursor !== undefined) return 0
  const offset = (page - 1) * limit
  if (offset >= COUNT_CEILING)
    throw new DomainError('page_too_deep', { maximum: Math.floor((COUNT_CEILING - 1) / limit) + 1 })
  return offset
}

type PageRequest = { page: number; limit: number; cursor?: string | undefined }

type PageInput<Row> = {
  /** Rows of the page, plus one if another page follows. */
  matches: readonly Row[]
  /** Number of rows, counted up to one beyond {@link COUNT_CEILING}. */
  count: number
  page: number
  limit: number
}

export const pageOfRows = <Row extends { id: string }>({ matches, count, page, limit }: PageInput<Row>) => {
  const rows = matches.slice(0, limit)
  return {
    rows,
    total: Math.min(count, COUNT_CEILING),
    totalIsExact: count <= COUNT_CEILING,
    page,
    limit,
    nextCursor: matches.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

type NamedPageInput<Row> = PageInput<Row> & {
  /** True if `count` covers all matches. */
  isExact: boolean
  /** Id at which the search stopped, if more matches may follow; otherwise null. */
  reached: string | null
}

/**
 * Returns one page of a search by name. The search for a common name may stop early. Then `total` counts only
 * the matches found so far, and a page can have a next cursor although it is not full.
 * @throws page_too_deep when the search stopped before this page
 */
export const pageOfNamedRows = <Row extends { id: string }>({
  isExact,
  reached,
  ...input
}: NamedPageInput<Row>) => {
  const listed = pageOfRows(input)
  if (listed.rows.length === 0 && reached !== null && input.page > 1)
    throw new DomainError('page_too_deep', { maximum: Math.max(1, Math.ceil(input.count / input.limit)) })
  return { ...listed, totalIsExact: isExact, nextCursor: listed.nextCursor ?? reached }
}
