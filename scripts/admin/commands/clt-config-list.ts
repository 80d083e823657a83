import type { Command } from '../command.ts'
import { tableListCommand } from '../table-commands.ts'

export const command: Command = tableListCommand('clt')
