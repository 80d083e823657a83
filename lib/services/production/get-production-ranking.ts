import type { Connection } from '#db/client'
import { listInstitutions } from '#db/queries/institutions'
import { listMadeByWhom, listPaidByWhom, type MadeBy, type PaidBy } from '#db/queries/production-ranking'
import { cents } from '#lib/domain/money'
import type { ProductionRanking, ProductionRequest, RankingRow } from '#lib/domain/production/production-view'
import type { Context } from '#lib/services/context'
import { inProduction } from './in-production.ts'

/** What each agent, program and institution brought in the period, the largest net value first. Throws `permission_denied`. */
export const getProductionRanking = (
  context: Context,
  request: ProductionRequest,
): Promise<ProductionRanking> =>
  inProduction(context, request, async (tx, { present }) => {
    const found = { paid: await listPaidByWhom(tx, present), made: await listMadeByWhom(tx, present) }
    const institutions = await institutionNames(tx)
    return {
      agents: rowsBy('author', found, ({ name, author }) => name ?? author ?? ''),
      institutions: rowsBy('institution', found, ({ institution }) =>
        nameIn(institutions, institution ?? ''),
      ),
    }
  })

const institutionNames = async (tx: Connection) =>
  new Map((await listInstitutions(tx)).map(({ code, name }) => [code, name]))

const nameIn = (names: ReadonlyMap<string, string>, key: string) => names.get(key) ?? key

type Found = { paid: readonly PaidBy[]; made: readonly MadeBy[] }

const rowsBy = (
  whose: 'author' | 'institution',
  { paid, made }: Found,
  nameOf: (line: PaidBy | MadeBy) => string,
): RankingRow[] => {
  const rows = new Map<string, RankingRow>()
  const rowOf = (line: PaidBy | MadeBy): RankingRow | undefined => {
    const key = line[whose]
    if (key === null) return undefined
    const row = rows.get(key) ?? { ...NOTHING, key, name: nameOf(line) }
    rows.set(key, row)
    return row
  }
  for (const line of paid) {
    const { contracts, netCents, emissionCents, refundedContracts: refunded } = line
    const row = rowOf(line)
    if (row) Object.assign(row, { paid: { contracts, netCents, emissionCents }, refunded })
  }
  for (const line of made) {
    const { created, createdPaid } = line
    const row = rowOf(line)
    if (row) Object.assign(row, { created, createdPaid })
  }
  return [...rows.values()].sort(
    (a, b) => b.paid.netCents - a.paid.netCents || b.created - a.created || a.name.localeCompare(b.name),
  )
}

const NOTHING = {
  paid: { contracts: 0, netCents: cents(0), emissionCents: cents(0) },
  refunded: 0,
  created: 0,
  createdPaid: 0,
}
