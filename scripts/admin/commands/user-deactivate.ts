import { deactivateUser } from '#lib/services/access/deactivate-user'
import { type Command, ORGANIZATION_OPTION, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '<e-mail> [--organization <name|id>]',
  summary: 'shut a person out and end their sessions',
  options: ORGANIZATION_OPTION,
  run: async (typed) => {
    const email = wordAt(typed, 0, 'e-mail')
    await deactivateUser(await organizationContext(typed), { email })
    print(`${email} deactivated`)
  },
}
