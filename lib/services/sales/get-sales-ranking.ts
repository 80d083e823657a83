import type { Connection } from '#db/client.ts'
import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listSalesDays } from '#db/queries/sales/sales-days.ts'
import { cents } from '#lib/domain/money.ts'
import type { SalesDay, SalesDayFigures } from '#lib/domain/sales/sales-day.ts'
import type { RankingRow, SalesRanking, SalesRequest } from '#lib/domain/sales/sales-view.ts'
import type { Context } from '#lib/services/context.ts'
import { withSalesScope } from './parts/with-sales-scope.ts'

export const getSalesRanking = (context: Context, request: SalesRequest): Promise<SalesRanking> =>
  withSalesScope(context, request, async (tx, { present }) => {
    const sales = {
      paid: linesOf(await listSalesDays(tx, present, { kind: 'paid', parts: ['lines'] })),
      created: linesOf(await listSalesDays(tx, present, { kind: 'made', parts: ['lines'] })),
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

type Line = { author: string; name: string; institution: string; figures: SalesDayFigures }

const linesOf = (days: readonly SalesDay[]): Line[] =>
  days.flatMap(({ institutionCode: institution, lines }) =>
    lines.map(([author, name, ...figures]) => ({ author, name, institution, figures })),
  )

type Sales = { paid: readonly Line[]; created: readonly Line[] }

const rowsBy = (
  whose: 'author' | 'institution',
  { paid, created }: Sales,
  nameOf: (line: Line) => string,
): RankingRow[] => {
  const rows = new Map<string, RankingRow>()
  const rowOf = (line: Line): RankingRow => {
    const row = rows.get(line[whose]) ?? rowWithout(line[whose])
    // Takes the alphabetically last of several names, so that the order of the lines does not matter.
    if (nameOf(line) > row.name) row.name = nameOf(line)
    rows.set(row.key, row)
    return row
  }
  for (const line of paid) {
    const row = rowOf(line)
    const [contracts, netCents, issueCents, refunded] = line.figures
    row.paid.contracts += contracts
    row.paid.netCents = cents(row.paid.netCents + netCents)
    row.paid.issueCents = cents(row.paid.issueCents + issueCents)
    row.refunded += refunded
  }
  for (const line of created) {
    const row = rowOf(line)
    const [created, createdPaid] = line.figures
    row.created += created
    row.createdPaid += createdPaid
  }
  return [...rows.values()].sort(
    (a, b) => b.paid.netCents - a.paid.netCents || b.created - a.created || a.name.localeCompare(b.name),
  )
}

const rowWithout = (key: string): RankingRow => ({
  key,
  name: '',
  paid: { contracts: 0, netCents: cents(0), issueCents: cents(0) },
  refunded: 0,
  created: 0,
  createdPaid: 0,
})
