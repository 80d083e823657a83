import { addServiceAccount } from '#lib/services/applications/add-service-account.ts'
import { endServiceAccounts } from '#lib/services/applications/end-service-accounts.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, requiredOption, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'
import { PASSWORD_OPTIONS, PASSWORD_USAGE, readPassword } from '../read-password.ts'

export const command: Command = {
  usage: `<client-id> <on|off> [--username <name>] ${PASSWORD_USAGE} [--organization <name|id>]`,
  summary:
    'enable the password grant by adding a service account (on), or disable it by ending all of them (off)',
  options: { ...ORGANIZATION_OPTION, ...PASSWORD_OPTIONS, username: { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const clientId = wordAt(args, 0, 'client-id')
    if (oneOf(wordAt(args, 1, 'on|off'), ['on', 'off']) === 'off') {
      const endedCount = await endServiceAccounts(context, { clientId, account: 'all' })
      print(`password grant of ${clientId} disabled; service accounts ended: ${endedCount}`)
      return
    }
    const username = requiredOption(args, 'username')
    const { password, generated } = await readPassword(args)
    await addServiceAccount(context, { clientId, username, password })
    print(`password grant of ${clientId} enabled for ${username}`)
    if (generated) printSecret('password', password)
  },
}
