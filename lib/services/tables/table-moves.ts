import type { Connection } from '#db/client'
import { findNewestAuditOf } from '#db/queries/audit-entries'
import type { TableChangeRow } from '#db/queries/table-changes'
import { listTableVersions } from '#db/queries/table-versions'
import { type TableMove, tableMovesOf } from '#lib/domain/tables/is-stale'
import type { ToldTableMove } from '#lib/domain/tables/table-change-view'
import type { TableVersion } from '#lib/domain/tables/table-version'

/** What moved under an open change since it was begun, by whom and when as far as the audit tells. */
export const tableMoves = (
  tx: Connection,
  change: TableChangeRow,
  newest: TableVersion | undefined,
): Promise<ToldTableMove[]> =>
  Promise.all(
    tableMovesOf(change, newest).map(async (what) => {
      const subjectId = await moverOf(tx, what, { change, newest })
      const { organizationId, createdAt } = change
      const act =
        subjectId &&
        (await findNewestAuditOf(tx, { organizationId, subjectId, actions: ACTIONS, since: createdAt }))
      return { what, byName: act ? act.actorName : null, at: act ? act.at : null }
    }),
  )

/** Whatever puts a version in its place, into or out of use. */
const ACTIONS = ['fee_table', 'clt_config'].flatMap((table) =>
  ['created', 'changed', 'activated', 'deactivated'].map((act) => `${table}_${act}`),
)

type Sides = { change: TableChangeRow; newest: TableVersion | undefined }

/** The version whose act it was: a default is lost to another table. */
const moverOf = async (
  tx: Connection,
  what: TableMove,
  { change: { organizationId, product, institutionCode }, newest }: Sides,
): Promise<string | undefined> => {
  if (what !== 'default_lost') return newest?.id
  const versions = await listTableVersions(tx, { organizationId })
  const taker = versions.find(
    (one) => one.product === product && one.institutionCode === institutionCode && one.isDefault,
  )
  return taker?.id ?? newest?.id
}
