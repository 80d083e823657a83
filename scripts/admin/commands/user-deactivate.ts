import { deactivateUser } from '#lib/services/access/deactivate-user.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<e-mail> [--even-the-last] [--organization <name|id>]',
  summary: 'deactivate a person and end their sessions (the last manager only with --even-the-last)',
  options: { ...ORGANIZATION_OPTION, 'even-the-last': { type: 'boolean' } },
  run: async (args) => {
    const email = wordAt(args, 0, 'e-mail')
    await deactivateUser(await organizationContext(args), {
      email,
      evenTheLast: args.values['even-the-last'] === true,
    })
    print(`${email} deactivated`)
  },
}
