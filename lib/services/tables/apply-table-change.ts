import type { Connection } from '#db/client'
import type { TableChangeRow } from '#db/queries/table-changes'
import { addCltConfig } from '#lib/services/clt/add-clt-config'
import { replaceCltConfig } from '#lib/services/clt/replace-clt-config'
import { switchCltConfig } from '#lib/services/clt/switch-clt-config'
import type { Context } from '#lib/services/context'
import { addFgtsFeeTable } from '#lib/services/fgts/add-fgts-fee-table'
import { replaceFgtsFeeTable } from '#lib/services/fgts/replace-fgts-fee-table'
import { switchFgtsFeeTable } from '#lib/services/fgts/switch-fgts-fee-table'

/**
 * Makes an approved change true, in the approval's transaction: a new version in use and the old one out of it, a table put into or
 * out of use, and the default moved. Tells the id of the version it made or changed. Throws the codes of the product's services.
 */
export const applyTableChange = async (
  tx: Connection,
  context: Context,
  change: TableChangeRow,
): Promise<string> => {
  const { id } =
    change.product === 'fgts' ? await applyFgts(tx, context, change) : await applyClt(tx, context, change)
  return id
}

const applyFgts = (tx: Connection, context: Context, change: TableChangeRow) => {
  const { institutionCode, tableKey: name, label, isDefault, parameters } = change
  if (change.kind === 'create')
    return addFgtsFeeTable(tx, context, { institutionCode, name, label, isDefault, parameters })
  if (change.kind === 'new_version') {
    const changes = { label, isDefault, parameters, active: true }
    return replaceFgtsFeeTable(tx, context, { institutionCode, name, changes })
  }
  const active = change.kind === 'activate'
  return switchFgtsFeeTable(tx, context, { institutionCode, name, active, isDefault })
}

const applyClt = (tx: Connection, context: Context, change: TableChangeRow) => {
  const { institutionCode, tableKey: slug, label: name, isDefault, parameters } = change
  const terms = change.terms ?? []
  if (change.kind === 'create')
    return addCltConfig(tx, context, { institutionCode, slug, name, terms, isDefault, parameters })
  if (change.kind === 'new_version') {
    const changes = { name, terms, isDefault, parameters, active: true }
    return replaceCltConfig(tx, context, { institutionCode, slug, changes })
  }
  const active = change.kind === 'activate'
  return switchCltConfig(tx, context, { institutionCode, slug, active, isDefault })
}
