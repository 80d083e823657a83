import { SCOPES } from '#lib/domain/access/permissions.ts'
import { changeApplicationScopes } from '#lib/services/applications/change-application-scopes.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { parseScopes } from '../parse-scopes.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<client-id> <${SCOPES.join(',')}> [--organization <name|id>]`,
  summary: 'replace the scopes of an application',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const clientId = wordAt(args, 0, 'client-id')
    const scopes = parseScopes(wordAt(args, 1, 'scopes'))
    await changeApplicationScopes(await organizationContext(args), { clientId, scopes })
    print(`scopes of ${clientId}: ${scopes.join(' ')}`)
  },
}
