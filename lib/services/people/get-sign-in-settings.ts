import type { Connection } from '#db/client.ts'
import {
  findIdentityProvider,
  findOpenIdentityProviderProposal,
  type IdentityProviderProposalRow,
  type IdentityProviderRow,
} from '#db/queries/access/identity-providers.ts'
import { listOwnRoles } from '#db/queries/access/own-roles.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import { PROVIDER_CALLBACK_PATH } from '#lib/domain/access/identity-provider.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { independentManagers } from '#lib/services/kernel/require-independent-person.ts'

/** Returns the settings of provider sign-in and the allowed addresses. Never contains the client secret. */
export const getSignInSettings = async (context: Context) => {
  requirePermission(context, 'manage_access')
  const { organizationId, client } = context
  return withSnapshot(context, async (tx) => {
    const organization = await findOrganization(tx, organizationId)
    const provider = await findIdentityProvider(tx, organizationId)
    const open = await findOpenIdentityProviderProposal(tx, organizationId)
    const roles = await listOwnRoles(tx, organizationId)
    const passwordsOff = organization?.passwordsOff ?? false
    return {
      provider: provider ? { ...termsOf(provider), passwordsOff, version: provider.version } : null,
      proposal: open ? await proposalView(tx, context, { row: open, provider }) : null,
      passwordsOff,
      ownRoles: roles.map(({ id, name, likeRole }) => ({ id, name, likeRole })),
      redirectUri: `${getEnv().ORIGIN}${PROVIDER_CALLBACK_PATH}`,
      addressRanges: organization?.addressRanges ?? [],
      ownAddress: client.ip,
    }
  })
}

type Terms = IdentityProviderRow | IdentityProviderProposalRow

const termsOf = ({ alias, issuer, clientId, groupClaim, groupRoles, secondFactor, isOn }: Terms) => ({
  ...{ alias, issuer, clientId, groupClaim, groupRoles, secondFactor, isOn },
})

type Proposed = { row: IdentityProviderProposalRow; provider: IdentityProviderRow | undefined }

const proposalView = async (tx: Connection, context: Context, { row, provider }: Proposed) => {
  const { id, createdById, createdByName, createdAt, passwordsOff } = row
  const deciders = await independentManagers(tx, context, { createdById, permission: 'manage_access' })
  return {
    ...termsOf(row),
    ...{ id, createdByName, createdAt, passwordsOff },
    hasNewSecret: row.sealedSecret !== provider?.sealedSecret,
    isMine: createdById === context.actor.id,
    mayDecide: deciders.some((decider) => decider.id === context.actor.id),
    deciders: deciders.map(({ name }) => name),
  }
}
