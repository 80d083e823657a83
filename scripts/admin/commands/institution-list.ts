import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import type { Command } from '../command.ts'
import { printTable } from '../print.ts'

export const command: Command = {
  usage: '',
  summary: 'list institutions',
  run: async () => {
    const rows = await listAllInstitutions()
    printTable(
      ['code', 'aliases', 'name', 'kind', 'products', 'active', 'settings'],
      rows.map((row) => [
        row.code,
        row.aliases.join(' '),
        row.name,
        row.kind,
        row.products.join(' '),
        row.active ? 'yes' : 'no',
        JSON.stringify(row.settings),
      ]),
    )
  },
}
