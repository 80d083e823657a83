import { setPasswordGrant } from '#lib/services/access/set-password-grant'
import { type Command, neededOption, ORGANIZATION_OPTION, oneOf, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'
import { PASSWORD_OPTIONS, PASSWORD_USAGE, readPassword } from '../read-password.ts'

export const command: Command = {
  usage: `<client-id> <on|off> [--username <name>] ${PASSWORD_USAGE} [--organization <name|id>]`,
  summary: 'switch the password grant of an application on, with its service account, or off',
  options: { ...ORGANIZATION_OPTION, ...PASSWORD_OPTIONS, username: { type: 'string' } },
  run: async (typed) => {
    const context = await organizationContext(typed)
    const clientId = wordAt(typed, 0, 'client-id')
    if (oneOf(wordAt(typed, 1, 'on|off'), ['on', 'off']) === 'off') {
      await setPasswordGrant(context, { clientId, account: null })
      print(`password grant of ${clientId} is off`)
      return
    }
    const username = neededOption(typed, 'username')
    const { password, generated } = await readPassword(typed)
    await setPasswordGrant(context, { clientId, account: { username, password } })
    print(`password grant of ${clientId} is on, as ${username}`)
    if (generated) printSecret('password', password)
  },
}
