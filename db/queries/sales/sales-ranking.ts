import type { Connection } from '#db/client.ts'
import { madeWithin, paidWithin, type SalesScope } from './sales-scope.ts'
import { type PaidSums, paidSums } from './sales-volume.ts'

/** An author at an institution; `name` is one the work was done under. */
type Whose = { author: string; name: string; institution: string }

export type PaidBy = Whose & PaidSums
export type MadeBy = Whose & { created: number; createdPaid: number }

export const listPaidByWhom = (tx: Connection, scope: SalesScope): Promise<PaidBy[]> => tx<PaidBy[]>`
  select ${whose(tx)}, ${paidSums(tx)} from production_contracts where ${paidWithin(tx, scope)}
  group by author_id, institution_code`

export const listMadeByWhom = (tx: Connection, scope: SalesScope): Promise<MadeBy[]> => tx<MadeBy[]>`
  select ${whose(tx)}, count(*) as created, count(*) filter (where status = 'paid') as created_paid
  from production_contracts where ${madeWithin(tx, scope)}
  group by author_id, institution_code`

const whose = (tx: Connection) =>
  tx`author_id as author, max(author_name) as name, institution_code as institution`
