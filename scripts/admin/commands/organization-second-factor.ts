import { SECOND_FACTOR_POLICIES } from '#lib/domain/access/second-factor.ts'
import { setOrganizationSecondFactor } from '#lib/services/organizations/set-organization-second-factor.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, textOption, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

const MOST_GRACE_DAYS = 90

export const command: Command = {
  usage: `<${SECOND_FACTOR_POLICIES.join('|')}> [--grace-days <days>] [--organization <name|id>]`,
  summary: `set who needs a second factor to sign in; during the grace period (up to ${MOST_GRACE_DAYS} days) people are only reminded`,
  options: { ...ORGANIZATION_OPTION, 'grace-days': { type: 'string' } },
  run: async (args) => {
    const policy = oneOf(wordAt(args, 0, 'policy'), SECOND_FACTOR_POLICIES)
    const graceDays = Number(textOption(args, 'grace-days') ?? 0)
    if (!Number.isInteger(graceDays) || graceDays < 0 || graceDays > MOST_GRACE_DAYS)
      throw usageError(`--grace-days must be a whole number from 0 to ${MOST_GRACE_DAYS}`)
    if (policy === 'offered' && graceDays > 0) throw usageError('--grace-days needs a policy that requires')
    const { startDate } = await setOrganizationSecondFactor(await organizationContext(args), {
      ...{ policy, graceDays },
    })
    if (policy === 'offered') print('a second factor is offered to all')
    else print(`a second factor is required: ${policy}${graceDays > 0 ? `, from ${startDate}` : ''}`)
  },
}
