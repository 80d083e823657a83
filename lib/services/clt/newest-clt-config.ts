import type { Connection } from '#db/client'
import { type CltConfigRow, listCltConfigs } from '#db/queries/clt-configs'
import { DomainError } from '#lib/domain/errors'

/** How a person names a configuration: its versions share institution and slug. */
export type CltConfigName = { institutionCode: string; slug: string }

/** The newest version of a named configuration of the organization. Throws `config_not_found`. */
export const newestCltConfig = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
  { institutionCode, slug }: CltConfigName,
): Promise<CltConfigRow> => {
  const configs = await listCltConfigs(tx, { organizationId, institutionCode })
  const found = configs.find((config) => config.slug === slug.trim().toLowerCase())
  if (!found) throw new DomainError('config_not_found')
  return found
}
