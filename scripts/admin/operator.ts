import { listOrganizationsAsOwner, type OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { type CommandArgs, textOption, usageError } from './command.ts'

/** Context of the command line; `organizationId` is '' for data that belong to no organization. */
export const operatorContext = (organizationId: string): Context =>
  systemContext(organizationId, now(), { kind: 'system', id: 'admin', name: 'linha de comando' })

export const allOrganizations = (): Promise<OrganizationRow[]> => withLookup({}, listOrganizationsAsOwner)

/** Returns the context of `--organization` (name or id), which may be omitted if there is only one. */
export const organizationContext = async (args: CommandArgs): Promise<Context> => {
  const organizations = await allOrganizations()
  const names = organizations.map(({ name }) => name).join(', ')
  const option = textOption(args, 'organization')
  if (organizations.length === 0)
    throw usageError('there is no organization yet; create one: npm run admin -- organization create <name>')
  if (option === undefined && organizations.length > 1)
    throw usageError(`--organization is missing; choose one of: ${names}`)
  const match =
    option === undefined
      ? organizations[0]
      : organizations.find(({ id, name }) => [id, name.toLowerCase()].includes(option.toLowerCase()))
  if (!match) throw usageError(`there is no organization "${option}"; choose one of: ${names}`)
  return operatorContext(match.id)
}
