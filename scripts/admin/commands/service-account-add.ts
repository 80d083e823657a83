import { addServiceAccount } from '#lib/services/applications/add-service-account.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'
import { PASSWORD_OPTIONS, PASSWORD_USAGE, readPassword } from '../read-password.ts'

export const command: Command = {
  usage: `<client-id> <username> ${PASSWORD_USAGE} [--organization <name|id>]`,
  summary: 'add a service account to an application; existing accounts stay valid',
  options: { ...ORGANIZATION_OPTION, ...PASSWORD_OPTIONS },
  run: async (args) => {
    const context = await organizationContext(args)
    const clientId = wordAt(args, 0, 'client-id')
    const username = wordAt(args, 1, 'username')
    const { password, generated } = await readPassword(args)
    await addServiceAccount(context, { clientId, username, password })
    print(`service account ${username} added to ${clientId}`)
    if (generated) printSecret('password', password)
  },
}
