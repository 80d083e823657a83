import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import type { ConnectionFacts } from '#lib/domain/institutions/connection-progress.ts'
import type { InstitutionConnectionRow } from './institution-connections.ts'

/** Considers only answers since the connection was created, which also limits the scan. */
export const getConnectionProgress = async (
  tx: Connection,
  {
    organizationId,
    institutionCode,
    createdAt,
  }: Pick<InstitutionConnectionRow, 'organizationId' | 'institutionCode' | 'createdAt'>,
): Promise<Omit<ConnectionFacts, 'state'>> => {
  const since = firstIdOf(createdAt)
  const own = tx`organization_id = ${organizationId} and institution_code = ${institutionCode}`
  const [row] = await tx<Omit<ConnectionFacts, 'state'>[]>`
    select
      (select count(*)::integer from price_tables where ${own} and active) as active_tables,
      (select count(*)::integer from price_changes where ${own} and status in ('draft', 'proposed', 'scheduled')) as open_changes,
      exists (select 1 from fgts_balance_queries where ${own} and id >= ${since} and status = 'success')
        or exists (select 1 from clt_consults where ${own} and id >= ${since} and status = 'SUCCESS') as has_answer`
  return row ?? { activeTables: 0, openChanges: 0, hasAnswer: false }
}
