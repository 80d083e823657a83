import { revokeApplication } from '#lib/services/applications/revoke-application.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<client-id> [--organization <name|id>]',
  summary: 'revoke an application permanently; its tokens fail at once',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const clientId = wordAt(args, 0, 'client-id')
    await revokeApplication(await organizationContext(args), { clientId })
    print(`${clientId} revoked`)
  },
}
