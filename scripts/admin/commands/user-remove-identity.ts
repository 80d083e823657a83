import { removeIdentity } from '#lib/services/access/remove-identity.ts'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<e-mail> [--organization <name|id>]',
  summary: "remove the link to a person's identity at the provider and end their sessions",
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const email = wordAt(args, 0, 'e-mail')
    await removeIdentity(await organizationContext(args), { email })
    print(
      `the next sign-in through the organization with the verified e-mail ${email} links the account again`,
    )
  },
}
