import {
  clearDefaultFgtsFeeTable,
  type FgtsFeeTableRow,
  insertFgtsFeeTable,
  listFgtsFeeTables,
} from '#db/queries/fgts-fee-tables'
import { findInstitution } from '#db/queries/institutions'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import { displayName } from '#lib/domain/access/names'
import { DomainError } from '#lib/domain/errors'
import { checkFeeTableParameters, type FeeTableParameters } from '#lib/domain/finance/fee-table'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'

/** A fee table of the organization at one institution; rates are fractions, charges cents (lib/domain/finance/fee-table). */
export type NewFgtsFeeTable = Pick<FgtsFeeTableRow, 'institutionCode' | 'name' | 'label' | 'isDefault'> & {
  parameters: FeeTableParameters
}

/**
 * Creates an active fee table, version 1. As the default it takes the place of the institution's former default.
 * Throws `not_found` (institution), `name_taken`, `invalid_name`, `fee_table_out_of_range`.
 */
export const createFgtsFeeTable = async (
  context: Context,
  input: NewFgtsFeeTable,
): Promise<FgtsFeeTableRow> => {
  requirePermission(context, 'manage_fee_tables')
  const { organizationId } = context
  const row: FgtsFeeTableRow = {
    ...input,
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
  await withTransaction(context, async (tx) => {
    if (!(await findInstitution(tx, institutionCode))) throw new DomainError('not_found')
    const known = await listFgtsFeeTables(tx, { organizationId, institutionCode })
    if (known.some((table) => table.name === name)) throw new DomainError('name_taken', { name })
    if (row.isDefault) await clearDefaultFgtsFeeTable(tx, { organizationId, institutionCode })
    await insertFgtsFeeTable(tx, row)
    const act = { action: 'fee_table_created', subjectType: 'fgts_fee_table', subjectId: row.id }
    await recordAudit(tx, context, { ...act, details: { institutionCode, name, parameters: row.parameters } })
  })
  return row
}
