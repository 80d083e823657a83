import { SCOPES } from '#lib/domain/access/permissions.ts'
import { createApplication } from '#lib/services/applications/create-application.ts'
import { parseSettings, SETTINGS_OPTIONS, SETTINGS_USAGE } from '../application-options.ts'
import { type Command, ORGANIZATION_OPTION, textOption, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parseScopes } from '../parse-scopes.ts'
import { print, printSecret } from '../print.ts'

export const command: Command = {
  usage: `<name> [--client-id <id>] [--scopes ${SCOPES.join(',')}] ${SETTINGS_USAGE} [--organization <name|id>]`,
  summary: 'create an application and print its client id and secret',
  options: {
    ...ORGANIZATION_OPTION,
    ...SETTINGS_OPTIONS,
    'client-id': { type: 'string' },
    scopes: { type: 'string' },
  },
  run: async (args) => {
    const context = await organizationContext(args)
    const name = wordAt(args, 0, 'name')
    const scopes = parseScopes(textOption(args, 'scopes') ?? SCOPES.join(','))
    const created = await createApplication(context, {
      name,
      scopes,
      clientId: textOption(args, 'client-id'),
      ...parseSettings(args),
    })
    print(`application ${name} created with ${scopes.join(' ')}`)
    print(`client_id: ${created.clientId}`)
    printSecret('client_secret', created.clientSecret)
  },
}
