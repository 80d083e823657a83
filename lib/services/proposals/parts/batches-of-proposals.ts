import {
  listProposalLines,
  type ProposalLine,
  type TrackingCursor,
} from '#db/queries/proposals/proposal-tracking.ts'
import { withTransaction } from '#db/transaction.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import type { Context } from '#lib/services/context.ts'
import { readsAlong, type TrackingRequest, trackingFilter } from './tracking-filter.ts'

const BATCH_ROWS = 1_000
const NEWEST_FIRST = { sort: 'created', order: 'desc' } as const

/** Row limit of a download filtered by name; for a common name, it contains only the newest matches. */
export const NAMED_OF_A_DOWNLOAD = 2_000

/** Reads each batch in its own transaction, so that slow readers hold no connection and memory stays flat. */
export async function* batchesOfProposals(
  context: Context,
  request: TrackingRequest,
  cellsOf: (row: ProposalLine) => readonly CsvCell[],
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  // Sorting by customer needs all names at once, so such a download is sorted newest first instead.
  const { sort } = request
  const sorted = sort === 'customer' ? { ...request, ...NEWEST_FIRST } : { ...request, sort }
  let after: TrackingCursor | undefined
  do {
    const rows = await withTransaction(context, async (tx) => {
      const filter = await trackingFilter(tx, context, { ...sorted, mostNamed: NAMED_OF_A_DOWNLOAD })
      return listProposalLines(tx, filter, {
        ...{ sort: sorted.sort, along: readsAlong(sorted), after },
        limit: BATCH_ROWS,
      })
    })
    yield rows.map(cellsOf)
    const last = rows.at(-1)
    after = last && rows.length === BATCH_ROWS ? { id: last.id, value: last.sortValue } : undefined
  } while (after)
}
