import type { Command } from '../command.ts'
import { tableListCommand } from '../price-table-commands.ts'

export const command: Command = tableListCommand('clt')
