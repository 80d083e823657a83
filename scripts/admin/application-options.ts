import type { ApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { type CommandArgs, oneOf, textOption } from './command.ts'

export const SETTINGS_OPTIONS = {
  'token-lifetime': { type: 'string' },
  'list-running': { type: 'string' },
  addresses: { type: 'string' },
} as const

export const SETTINGS_USAGE =
  '[--token-lifetime <60..86400 seconds>] [--list-running <automatic|on|off>] [--addresses <address,network/bits,…|any>]'

export const parseSettings = (args: CommandArgs): Omit<ApplicationSettings, 'clientId'> => {
  const lifetime = textOption(args, 'token-lifetime')
  const listRunning = textOption(args, 'list-running')
  const addresses = textOption(args, 'addresses')
  return {
    tokenLifetimeSeconds: lifetime === undefined ? undefined : Number(lifetime),
    listsRunning:
      listRunning === undefined ? undefined : positionOf(oneOf(listRunning, ['automatic', 'on', 'off'])),
    ranges: addresses === undefined ? undefined : parseAddresses(addresses),
  }
}

const positionOf = (word: 'automatic' | 'on' | 'off') => (word === 'automatic' ? null : word === 'on')

export const positionText = (position: boolean | null): string =>
  position === null ? 'automatic' : position ? 'on' : 'off'

export const parseAddresses = (text: string): string[] => (text === 'any' ? [] : text.split(','))
