import { removeSecondFactor } from '#lib/services/access/remove-second-factor.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<e-mail> [--organization <name|id>]',
  summary: 'remove the lost second factor of a person, ending their sessions',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const email = wordAt(typed, 0, 'e-mail')
    await removeSecondFactor(await organizationContext(typed), { email })
    print(`${email} signs in with the password alone until there is another second factor`)
  },
}
