import { listOrganizationsAsOwner, type OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { type Context, systemContext } from '#lib/services/context.ts'
import { type Typed, textOption, usageError } from './command.ts'

/** Context of the operator at the command line; '' for what belongs to no organization. */
export const operatorContext = (organizationId: string): Context =>
  systemContext(organizationId, now(), { kind: 'system', id: 'admin', name: 'linha de comando' })

export const allOrganizations = (): Promise<OrganizationRow[]> => withLookup({}, listOrganizationsAsOwner)

/** Returns the context of `--organization` (name or id), which is optional while there is only one. */
export const organizationContext = async (typed: Typed): Promise<Context> => {
  const known = await allOrganizations()
  const names = known.map(({ name }) => name).join(', ')
  const asked = textOption(typed, 'organization')
  if (known.length === 0)
    throw usageError('there is no organization yet; create one: npm run admin -- organization create <name>')
  if (asked === undefined && known.length > 1)
    throw usageError(`--organization is missing; choose one of: ${names}`)
  const found =
    asked === undefined
      ? known[0]
      : known.find(({ id, name }) => [id, name.toLowerCase()].includes(asked.toLowerCase()))
  if (!found) throw usageError(`there is no organization "${asked}"; choose one of: ${names}`)
  return operatorContext(found.id)
}
