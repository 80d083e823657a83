import type { Connection } from '#db/client'
import {
  clearDefaultFgtsFeeTable,
  type FgtsFeeTableRow,
  insertFgtsFeeTable,
  listFgtsFeeTables,
} from '#db/queries/fgts-fee-tables'
import { findInstitution } from '#db/queries/institutions'
import { lockTables } from '#db/queries/table-versions'
import { newId } from '#lib/config/ids'
import { displayName } from '#lib/domain/access/names'
import { DomainError } from '#lib/domain/errors'
import { checkFeeTableParameters, type FeeTableParameters } from '#lib/domain/finance/fee-table'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'

/** A fee table of the organization at one institution; rates are fractions, charges cents (lib/domain/finance/fee-table). */
export type NewFgtsFeeTable = Pick<FgtsFeeTableRow, 'institutionCode' | 'name' | 'label' | 'isDefault'> & {
  parameters: FeeTableParameters
}

/**
 * Adds an active fee table, version 1, in the caller's transaction. As the default it takes the place of the former one.
 * Throws `not_found` (institution), `name_taken`, `invalid_name`, `fee_table_out_of_range`.
 */
export const addFgtsFeeTable = async (
  tx: Connection,
  context: Context,
  input: NewFgtsFeeTable,
): Promise<FgtsFeeTableRow> => {
  const { organizationId } = context
  const row: FgtsFeeTableRow = {
    institutionCode: input.institutionCode,
    isDefault: input.isDefault,
    id: newId(),
    organizationId,
    name: displayName(input.name),
    label: displayName(input.label),
    parameters: checkFeeTableParameters(input.parameters),
    version: 1,
    active: true,
    createdAt: context.now,
  }
  const { institutionCode, name } = row
  await lockTables(tx, { organizationId, product: 'fgts', institutionCode })
  if (!(await findInstitution(tx, institutionCode))) throw new DomainError('not_found')
  const known = await listFgtsFeeTables(tx, { organizationId, institutionCode })
  if (known.some((table) => table.name.toLowerCase() === name.toLowerCase()))
    throw new DomainError('name_taken', { name })
  if (row.isDefault) await clearDefaultFgtsFeeTable(tx, { organizationId, institutionCode })
  await insertFgtsFeeTable(tx, row)
  const act = { action: 'fee_table_created', subjectType: 'fgts_fee_table', subjectId: row.id } as const
  await recordAudit(tx, context, { ...act, details: { institutionCode, name, parameters: row.parameters } })
  return row
}
