import { DomainError } from '#lib/domain/errors.ts'
import { decideIdentityProvider } from '#lib/services/people/decide-identity-provider.ts'
import { getSignInSettings } from '#lib/services/people/get-sign-in-settings.ts'
import { type Command, ORGANIZATION_OPTION, requiredOption } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { print } from '../print.ts'

export const command: Command = {
  usage: '--organization <name|id> --issuer <address>',
  summary: 'approve the identity provider that a manager proposed, if there is no second manager',
  options: { ...ORGANIZATION_OPTION, issuer: { type: 'string' } },
  run: async (args) => {
    const context = await organizationContext(args)
    const issuer = requiredOption(args, 'issuer')
    const { proposal } = await getSignInSettings(context)
    if (proposal?.issuer !== issuer) throw new DomainError('not_found')
    const { id, clientId, isOn, passwordsOff, groupRoles, createdByName } = proposal
    print(`client_id ${clientId}; sign-in ${isOn ? 'on' : 'off'}; passwords ${passwordsOff ? 'off' : 'on'}`)
    for (const { group, role, ownRoleId } of groupRoles) print(`group ${group}: ${ownRoleId ?? role}`)
    await decideIdentityProvider(context, { id, decision: 'approve' })
    print(`identity provider ${issuer} proposed by ${createdByName} is in force`)
  },
}
