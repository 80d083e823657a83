import { endServiceAccounts } from '#lib/services/access/end-service-accounts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<client-id> <username> [--organization <name|id>]',
  summary: 'end a service account for good; its tokens fail at once, other accounts go on',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const context = await organizationContext(typed)
    const clientId = wordAt(typed, 0, 'client-id')
    const username = wordAt(typed, 1, 'username')
    await endServiceAccounts(context, { clientId, account: { username } })
    print(`${username} of ${clientId} ended`)
  },
}
