import { endServiceAccounts } from '#lib/services/applications/end-service-accounts.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { secondIsMissing } from '../describe-missing.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<client-id> <username> [--organization <name|id>]',
  summary: 'end a service account permanently; its tokens fail at once, other accounts stay valid',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const clientId = wordAt(args, 0, 'client-id')
    const username = wordAt(args, 1, 'username')
    await getApplication(context, { clientId })
    await endServiceAccounts(context, { clientId, account: { username } }).catch(
      secondIsMissing(
        `live service account "${username}" of "${clientId}"`,
        `service-account list ${clientId}`,
      ),
    )
    print(`${username} of ${clientId} ended`)
  },
}
