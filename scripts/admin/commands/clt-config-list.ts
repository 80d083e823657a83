import { listCltConfigs } from '#db/queries/clt-configs'
import { withTransaction } from '#db/transaction'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { printTable } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'list the newest version of each CLT configuration',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const { organizationId } = await organizationContext(typed)
    const rows = await withTransaction({ organizationId }, (tx) => listCltConfigs(tx, { organizationId }))
    printTable(
      ['institution', 'slug', 'name', 'terms', 'version', 'active', 'default', 'parameters'],
      rows.map((row) => [
        row.institutionCode,
        row.slug,
        row.name,
        row.terms.join(','),
        String(row.version),
        row.active ? 'yes' : 'no',
        row.isDefault ? 'yes' : 'no',
        JSON.stringify(row.parameters),
      ]),
    )
  },
}
