import { changeApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { parseSettings, SETTINGS_OPTIONS, SETTINGS_USAGE } from '../application-options.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<client-id> ${SETTINGS_USAGE} [--organization <name|id>]`,
  summary:
    'set the token lifetime, whether running balance queries are listed, and from where the application may call',
  options: { ...ORGANIZATION_OPTION, ...SETTINGS_OPTIONS },
  run: async (args) => {
    const clientId = wordAt(args, 0, 'client-id')
    await changeApplicationSettings(await organizationContext(args), { clientId, ...parseSettings(args) })
    print(`settings of ${clientId} changed`)
  },
}
