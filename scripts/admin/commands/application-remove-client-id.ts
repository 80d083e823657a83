import { getApplication } from '#lib/services/applications/get-application.ts'
import { removeClientId } from '#lib/services/applications/remove-client-id.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { secondIsMissing } from '../describe-missing.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<client-id> <removed-client-id> [--organization <name|id>]',
  summary: 'remove a client id from an application',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const context = await organizationContext(args)
    const clientId = wordAt(args, 0, 'client-id')
    const removed = wordAt(args, 1, 'removed-client-id')
    await getApplication(context, { clientId })
    await removeClientId(context, { clientId, removed }).catch(
      secondIsMissing(`client id "${removed}" of "${clientId}"`, `application show ${clientId}`),
    )
    print(`client id ${removed} removed from ${clientId}`)
  },
}
