import type { Connection } from '#db/client.ts'
import { madeWithin, paidWithin, type SalesScope } from './sales-scope.ts'
import { type PaidSums, paidSums } from './sales-volume.ts'

type AuthorKey = { author: string; name: string; institution: string }

export type PaidByAuthor = AuthorKey & PaidSums
export type CreatedByAuthor = AuthorKey & { created: number; createdPaid: number }

export const listPaidByAuthor = (tx: Connection, scope: SalesScope): Promise<PaidByAuthor[]> => tx<
  PaidByAuthor[]
>`
  select ${authorColumns(tx)}, ${paidSums(tx)} from sales_contracts where ${paidWithin(tx, scope)}
  group by author_id, institution_code`

export const listCreatedByAuthor = (tx: Connection, scope: SalesScope): Promise<CreatedByAuthor[]> => tx<
  CreatedByAuthor[]
>`
  select ${authorColumns(tx)}, count(*) as created, count(*) filter (where status = 'paid') as created_paid
  from sales_contracts where ${madeWithin(tx, scope)}
  group by author_id, institution_code`

const authorColumns = (tx: Connection) =>
  tx`author_id as author, max(author_name) as name, institution_code as institution`
