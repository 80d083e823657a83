import { resetPassword } from '#lib/services/access/reset-password.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print, printSecret } from '../print.ts'
import { PASSWORD_OPTIONS, PASSWORD_USAGE, readPassword } from '../read-password.ts'

export const command: Command = {
  usage: `<e-mail> ${PASSWORD_USAGE} [--organization <name|id>]`,
  summary: 'set a new password, end the sessions and reactivate the person',
  options: { ...ORGANIZATION_OPTION, ...PASSWORD_OPTIONS },
  run: async (args) => {
    const context = await organizationContext(args)
    const email = wordAt(args, 0, 'e-mail')
    const { password, generated } = await readPassword(args)
    await resetPassword(context, { email, password })
    print(`password of ${email} changed`)
    if (generated) printSecret('password', password)
  },
}
