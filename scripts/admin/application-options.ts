import type { ApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { type CommandArgs, oneOf, textOption } from './command.ts'

export const SETTINGS_OPTIONS = {
  'token-lifetime': { type: 'string' },
  'list-running': { type: 'string' },
} as const

export const SETTINGS_USAGE = '[--token-lifetime <60..86400 seconds>] [--list-running <automatic|on|off>]'

export const parseSettings = (args: CommandArgs): Omit<ApplicationSettings, 'clientId'> => {
  const lifetime = textOption(args, 'token-lifetime')
  const listRunning = textOption(args, 'list-running')
  return {
    tokenLifetimeSeconds: lifetime === undefined ? undefined : Number(lifetime),
    listsRunning:
      listRunning === undefined ? undefined : positionOf(oneOf(listRunning, ['automatic', 'on', 'off'])),
  }
}

const positionOf = (word: 'automatic' | 'on' | 'off') => (word === 'automatic' ? null : word === 'on')

export const positionText = (position: boolean | null): string =>
  position === null ? 'automatic' : position ? 'on' : 'off'
