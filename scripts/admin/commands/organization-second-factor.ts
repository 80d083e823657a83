import { SECOND_FACTOR_POLICIES } from '#lib/domain/access/second-factor.ts'
import { setOrganizationSecondFactor } from '#lib/services/organizations/set-organization-second-factor.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: `<${SECOND_FACTOR_POLICIES.join('|')}> [--organization <name|id>]`,
  summary: 'set who needs a second factor to sign in',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const policy = oneOf(wordAt(args, 0, 'policy'), SECOND_FACTOR_POLICIES)
    await setOrganizationSecondFactor(await organizationContext(args), { policy })
    print(
      policy === 'offered' ? 'a second factor is offered to all' : `a second factor is required: ${policy}`,
    )
  },
}
