import type { Command } from '../command.ts'
import { tableSwitchCommand } from '../price-table-commands.ts'

export const command: Command = tableSwitchCommand('clt', true)
