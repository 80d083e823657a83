import { COUNT_CEILING } from './count-ceiling.ts'

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
