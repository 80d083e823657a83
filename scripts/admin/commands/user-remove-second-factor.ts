import { removeSecondFactor } from '#lib/services/access/remove-second-factor.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<e-mail> [--organization <name|id>]',
  summary: "remove a person's lost second factor and end their sessions",
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const email = wordAt(args, 0, 'e-mail')
    await removeSecondFactor(await organizationContext(args), { email })
    print(`${email} signs in with only the password until a new second factor is set up`)
  },
}
