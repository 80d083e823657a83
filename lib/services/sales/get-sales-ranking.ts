import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import {
  type CreatedByAuthor,
  listCreatedByAuthor,
  listPaidByAuthor,
  type PaidByAuthor,
} from '#db/queries/sales/sales-ranking.ts'
import { cents } from '#lib/domain/money.ts'
import type { RankingRow, SalesRanking, SalesRequest, Volume } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

export const getSalesRanking = (context: Context, request: SalesRequest): Promise<SalesRanking> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const sales = {
      paid: await listPaidByAuthor(tx, present),
      created: await listCreatedByAuthor(tx, present),
    }
    const institutions = await institutionNames(tx)
    return {
      agents: rowsBy('author', sales, ({ name }) => name),
      institutions: rowsBy('institution', sales, ({ institution }) => nameIn(institutions, institution)),
    }
  })

const institutionNames = async (tx: Connection) =>
  new Map((await listInstitutions(tx)).map(({ code, name }) => [code, name]))

const nameIn = (names: ReadonlyMap<string, string>, key: string) => names.get(key) ?? key

type Sales = { paid: readonly PaidByAuthor[]; created: readonly CreatedByAuthor[] }

const rowsBy = (
  whose: 'author' | 'institution',
  { paid, created }: Sales,
  nameOf: (line: PaidByAuthor | CreatedByAuthor) => string,
): RankingRow[] => {
  const rows = new Map<string, RankingRow>()
  const rowOf = (line: PaidByAuthor | CreatedByAuthor): RankingRow => {
    const row = rows.get(line[whose]) ?? { ...NOTHING, key: line[whose], name: '' }
    // Takes the alphabetically last of several names, so that the order of the lines does not matter.
    if (nameOf(line) > row.name) row.name = nameOf(line)
    rows.set(row.key, row)
    return row
  }
  for (const line of paid) {
    const row = rowOf(line)
    row.paid = added(row.paid, line)
    row.refunded += line.refundedContracts
  }
  for (const line of created) {
    const row = rowOf(line)
    row.created += line.created
    row.createdPaid += line.createdPaid
  }
  return [...rows.values()].sort(
    (a, b) => b.paid.netCents - a.paid.netCents || b.created - a.created || a.name.localeCompare(b.name),
  )
}

const added = (to: Volume, { contracts, netCents, issueCents }: Volume): Volume => ({
  contracts: to.contracts + contracts,
  netCents: cents(to.netCents + netCents),
  issueCents: cents(to.issueCents + issueCents),
})

const NOTHING = {
  paid: { contracts: 0, netCents: cents(0), issueCents: cents(0) },
  refunded: 0,
  created: 0,
  createdPaid: 0,
}
