import { listFgtsFeeTables } from '#db/queries/fgts-fee-tables'
import { withTransaction } from '#db/transaction'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { printTable } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'list the newest version of each FGTS fee table',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const { organizationId } = await organizationContext(typed)
    const rows = await withTransaction({ organizationId }, (tx) => listFgtsFeeTables(tx, { organizationId }))
    printTable(
      ['institution', 'name', 'label', 'version', 'active', 'default', 'parameters'],
      rows.map((row) => [
        row.institutionCode,
        row.name,
        row.label,
        String(row.version),
        row.active ? 'yes' : 'no',
        row.isDefault ? 'yes' : 'no',
        JSON.stringify(row.parameters),
      ]),
    )
  },
}
