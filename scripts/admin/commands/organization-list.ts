import type { Command } from '../command.ts'
import { allOrganizations } from '../operator.ts'
import { instantText, printTable } from '../print.ts'

export const command: Command = {
  usage: '',
  summary: 'list organizations',
  run: async () => {
    const rows = await allOrganizations()
    printTable(
      ['id', 'name', 'status', 'created'],
      rows.map(({ id, name, status, createdAt }) => [id, name, status, instantText(createdAt)]),
    )
  },
}
