import type { Connection } from '#db/client'
import {
  type CltConfigRow,
  clearDefaultCltConfig,
  insertCltConfig,
  listCltConfigs,
} from '#db/queries/clt-configs'
import { findInstitution } from '#db/queries/institutions'
import { lockTables } from '#db/queries/table-versions'
import { newId } from '#lib/config/ids'
import { codeName, displayName } from '#lib/domain/access/names'
import { checkCltConfig } from '#lib/domain/clt/config-terms'
import { DomainError } from '#lib/domain/errors'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'

/** A configuration of the organization at one institution; rates are fractions, charges cents (lib/domain/finance/fee-table). */
export type NewCltConfig = Pick<
  CltConfigRow,
  'institutionCode' | 'slug' | 'name' | 'terms' | 'isDefault' | 'parameters'
>

/**
 * Adds an active configuration, version 1, in the caller's transaction. As the default it takes the place of the former one.
 * Throws `not_found` (institution), `name_taken`, `invalid_name`, `fee_table_out_of_range`.
 */
export const addCltConfig = async (
  tx: Connection,
  context: Context,
  input: NewCltConfig,
): Promise<CltConfigRow> => {
  const { organizationId } = context
  const row: CltConfigRow = {
    institutionCode: input.institutionCode,
    isDefault: input.isDefault,
    ...checkCltConfig(input),
    id: newId(),
    organizationId,
    slug: codeName(input.slug),
    name: displayName(input.name),
    version: 1,
    active: true,
    createdAt: context.now,
  }
  const { institutionCode, slug, terms, parameters } = row
  await lockTables(tx, { organizationId, product: 'clt', institutionCode })
  if (!(await findInstitution(tx, institutionCode))) throw new DomainError('not_found')
  const known = await listCltConfigs(tx, { organizationId, institutionCode })
  if (known.some((config) => config.slug === slug)) throw new DomainError('name_taken', { name: slug })
  if (row.isDefault) await clearDefaultCltConfig(tx, { organizationId, institutionCode })
  await insertCltConfig(tx, row)
  const act = { action: 'clt_config_created', subjectType: 'clt_config', subjectId: row.id } as const
  await recordAudit(tx, context, { ...act, details: { institutionCode, slug, terms, parameters } })
  return row
}
