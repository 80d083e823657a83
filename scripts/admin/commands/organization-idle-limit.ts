import { IDLE_MINUTES_RANGE } from '#lib/domain/access/idle-limit.ts'
import { ROLES } from '#lib/domain/access/permissions.ts'
import { setOrganizationIdleLimit } from '#lib/services/organizations/set-organization-idle-limit.ts'
import { type Command, ORGANIZATION_OPTION, oneOf, usageError, wordAt } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

const { least, most } = IDLE_MINUTES_RANGE

export const command: Command = {
  usage: `<${ROLES.join('|')}> <minutes> [--organization <name|id>]`,
  summary: `set after how many minutes without use a session ends (${least} to ${most}); an own role counts as the built-in role it is like`,
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const role = oneOf(wordAt(args, 0, 'role'), ROLES)
    const minutes = Number(wordAt(args, 1, 'minutes'))
    if (!Number.isInteger(minutes) || minutes < least || minutes > most)
      throw usageError(`<minutes> must be a whole number from ${least} to ${most}`)
    await setOrganizationIdleLimit(await organizationContext(args), { role, minutes })
    print(`a session of a ${role} ends after ${minutes} minutes without use`)
  },
}
