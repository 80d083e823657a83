import { changeApplicationSettings } from '#lib/services/applications/change-application-settings.ts'
import { SETTINGS_OPTIONS, SETTINGS_USAGE, typedSettings } from '../application-options.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<client-id> ${SETTINGS_USAGE} [--organization <name|id>]`,
  summary: 'set the token lifetime and whether running balance queries are listed',
  options: { ...ORGANIZATION_OPTION, ...SETTINGS_OPTIONS },
  run: async (typed) => {
    const clientId = wordAt(typed, 0, 'client-id')
    await changeApplicationSettings(await organizationContext(typed), { clientId, ...typedSettings(typed) })
    print(`settings of ${clientId} changed`)
  },
}
