import type { Connection } from '#db/client.ts'
import { emptyOnUniqueViolation } from '#db/empty-on-unique-violation.ts'
import { json } from '#db/json.ts'
import type { identityProviderProposals, identityProviders } from '#db/schema/identity.ts'

export type IdentityProviderRow = typeof identityProviders.$inferSelect
export type IdentityProviderProposalRow = typeof identityProviderProposals.$inferSelect

/** Finds providers of other organizations only in a `withLookup` transaction for this alias. */
export const findIdentityProviderByAlias = async (
  tx: Connection,
  alias: string,
): Promise<IdentityProviderRow | undefined> => {
  const [row] = await tx<IdentityProviderRow[]>`select * from identity_providers where alias = ${alias}`
  return row
}

export const findIdentityProvider = async (
  tx: Connection,
  organizationId: string,
): Promise<IdentityProviderRow | undefined> => {
  const [row] = await tx<IdentityProviderRow[]>`
    select * from identity_providers where organization_id = ${organizationId}`
  return row
}

export const findOpenIdentityProviderProposal = async (
  tx: Connection,
  organizationId: string,
): Promise<IdentityProviderProposalRow | undefined> => {
  const [row] = await tx<IdentityProviderProposalRow[]>`
    select * from identity_provider_proposals where organization_id = ${organizationId} and status = 'proposed'`
  return row
}

/** Compare-and-set of `baseVersion` (0 if there is none). `taken`: another organization has the alias. */
export const putIdentityProvider = async (
  tx: Connection,
  { groupRoles, ...row }: IdentityProviderRow,
  baseVersion: number,
): Promise<'stored' | 'stale' | 'taken'> => {
  const { organizationId } = row
  const [before] = await tx<{ version: number }[]>`
    select version from identity_providers where organization_id = ${organizationId} for update`
  if ((before?.version ?? 0) !== baseVersion) return 'stale'
  const values = { ...row, groupRoles: json(tx, groupRoles) }
  const { organizationId: _, ...changes } = values
  const rows = await emptyOnUniqueViolation(
    before
      ? tx`update identity_providers set ${tx(changes)} where organization_id = ${organizationId} returning version`
      : tx`insert into identity_providers ${tx(values)} returning version`,
  )
  return rows.length === 1 ? 'stored' : 'taken'
}
