import { COUNT_CEILING } from './count-ceiling.ts'
import { DomainError } from './errors.ts'

/**
 * How many rows lie before the page asked for. One that begins beyond what is counted is not asked for by its
 * number, since all rows before it would be read: a cursor goes there. @throws page_too_deep
 */
export const offsetOfPage = ({ page, limit, cursor }: Asked): number => {
  if (cursor !== undefined) return 0
  const offset = (page - 1) * limit
  if (offset >= COUNT_CEILING)
    throw new DomainError('page_too_deep', { maximum: Math.floor((COUNT_CEILING - 1) / limit) + 1 })
  return offset
}

type Asked = { page: number; limit: number; cursor?: string | undefined }

type Found<Row> = {
  /** The rows of the page, and one more where another page follows. */
  found: readonly Row[]
  /** How many rows there are, counted to one beyond {@link COUNT_CEILING} at most. */
  counted: number
  page: number
  limit: number
}

/**
 * One page of a list as services return it: above {@link COUNT_CEILING} `total` is a lower bound;
 * `nextCursor` is the id of the last row where another page follows, else null.
 */
export const pageOfRows = <Row extends { id: string }>({ found, counted, page, limit }: Found<Row>) => {
  const rows = found.slice(0, limit)
  return {
    rows,
    total: Math.min(counted, COUNT_CEILING),
    totalIsExact: counted <= COUNT_CEILING,
    page,
    limit,
    nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
  }
}

type FoundByName<Row> = Found<Row> & {
  /** Whether `counted` is all there are. */
  isExact: boolean
  /** Behind which id the list goes on where more may follow than was looked at. */
  reached: string | null
}

/**
 * The same of a search by name. Of a common name what was found so far is counted, and a page that found
 * fewer than it may have goes on at its cursor. @throws page_too_deep where nothing was found that far
 */
export const pageOfNamedRows = <Row extends { id: string }>({
  isExact,
  reached,
  ...found
}: FoundByName<Row>) => {
  const listed = pageOfRows(found)
  if (listed.rows.length === 0 && reached !== null && found.page > 1)
    throw new DomainError('page_too_deep', { maximum: Math.max(1, Math.ceil(found.counted / found.limit)) })
  return { ...listed, totalIsExact: isExact, nextCursor: listed.nextCursor ?? reached }
}
