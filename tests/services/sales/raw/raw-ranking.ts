import type { Connection } from '#db/client.ts'
import { proposalsMade, type SalesScope } from './raw-scope.ts'
import { type PaidSums, paidContracts, paidSums } from './raw-volume.ts'

/** Either an author (with the name stored in the records) or an institution (by code). */
type AuthorKey = { author: string | null; name: string | null; institution: string | null }

export type PaidByAuthor = AuthorKey & PaidSums
export type CreatedByAuthor = AuthorKey & { created: number; createdPaid: number }

/** Sums the period's payouts per author and per institution. */
export const listPaidByAuthor = (tx: Connection, scope: SalesScope): Promise<PaidByAuthor[]> => tx<
  PaidByAuthor[]
>`
  select ${authorColumns(tx)}, ${paidSums(tx)} from ${paidContracts(tx, scope)}
  group by grouping sets ((created_by_id), (institution_code))`

export const listCreatedByAuthor = (tx: Connection, scope: SalesScope): Promise<CreatedByAuthor[]> => tx<
  CreatedByAuthor[]
>`
  select ${authorColumns(tx)}, count(*) as created, count(*) filter (where status = 'paid') as created_paid
  from proposals where ${proposalsMade(tx, scope)}
  group by grouping sets ((created_by_id), (institution_code))`

const authorColumns = (tx: Connection) => tx`
  created_by_id as author, max(created_by_name) as name, institution_code as institution`
