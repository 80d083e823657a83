import type { Connection } from '#db/client.ts'
import { findIdentityProvider, type IdentityProviderRow } from '#db/queries/access/identity-providers.ts'
import { findOwnRole } from '#db/queries/access/own-roles.ts'
import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import {
  type GroupRole,
  type IdentityProviderTerms,
  readSignInAlias,
} from '#lib/domain/access/identity-provider.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { guardIssuer } from '#lib/identity/guard-issuer.ts'
import { providerConfiguration } from '#lib/identity/provider-configuration.ts'
import { sealProviderSecret } from '#lib/identity/provider-settings.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireSelf } from './shared/require-self.ts'

/** `baseVersion` is the version that the author saw (0 without settings); null keeps the stored secret. */
export type ProposedProvider = IdentityProviderTerms & { baseVersion: number; clientSecret: string | null }

/**
 * Reads the provider's configuration, so that the author notices mistakes. Only one proposal may be open.
 * @throws permission_denied, identity_alias_invalid, identity_issuer_invalid, identity_secret_missing,
 *   identity_lockout, role_not_found, identity_provider_changed, identity_provider_waiting, and the codes of
 *   {@link providerConfiguration}
 */
export const proposeIdentityProvider = async (
  context: Context,
  { baseVersion, clientSecret, ...input }: ProposedProvider,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { id: createdById, name: createdByName } = requireSelf(context)
  const { organizationId, now: createdAt } = context
  const terms = termsOf(input)
  const present = await withSnapshot(context, (tx) => findIdentityProvider(tx, organizationId))
  if ((present?.version ?? 0) !== baseVersion) throw new DomainError('identity_provider_changed')
  const sealedSecret = secretOf(present, { terms, clientSecret })
  if (terms.isOn) await providerConfiguration({ ...terms, sealedSecret })
  const id = newId(createdAt)
  await withTransaction(context, async (tx) => {
    for (const [place, { ownRoleId, role }] of terms.groupRoles.entries())
      if (ownRoleId !== null) await requireOwnRole(tx, { organizationId, id: ownRoleId, role, place })
    const row = {
      ...terms,
      groupRoles: [...terms.groupRoles],
      ...{ id, organizationId, baseVersion, sealedSecret },
      status: 'proposed' as const,
      ...{ createdById, createdByName, createdAt },
      ...{ decidedById: null, decidedByName: null, decidedAt: null },
    }
    if (!(await insertApproval(tx, 'identity_provider_proposals', row)))
      throw new DomainError('identity_provider_waiting')
    const { alias: name, issuer, clientId, passwordsOff } = terms
    await recordAudit(tx, context, {
      action: 'identity_provider_proposed',
      subjectType: 'identity_provider',
      subjectId: organizationId,
      details: { name, issuer, clientId, passwordsOff },
    })
  })
  return { id }
}

const termsOf = (input: IdentityProviderTerms): IdentityProviderTerms => {
  const alias = readSignInAlias(input.alias)
  if (alias === null) throw fieldRefusal({ pointer: '/alias', code: 'identity_alias_invalid' })
  const issuer = issuerOf(input.issuer)
  if (input.passwordsOff && !input.isOn)
    throw fieldRefusal({ pointer: '/passwordsOff', code: 'identity_lockout' })
  const { secondFactor, isOn, passwordsOff, groupRoles } = input
  return {
    ...{ alias, issuer, secondFactor, isOn, passwordsOff, groupRoles },
    clientId: input.clientId.trim(),
    groupClaim: input.groupClaim.trim(),
  }
}

const issuerOf = (text: string): string => {
  try {
    guardIssuer(text)
    return text.trim()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    throw fieldRefusal({ pointer: '/issuer', code: error.code })
  }
}

type ProposedSecret = { terms: IdentityProviderTerms; clientSecret: string | null }

const secretOf = (
  present: IdentityProviderRow | undefined,
  { terms, clientSecret }: ProposedSecret,
): string => {
  const typed = clientSecret?.trim() ?? ''
  if (typed !== '') return sealProviderSecret(typed)
  if (present?.issuer === terms.issuer && present.clientId === terms.clientId) return present.sealedSecret
  throw fieldRefusal({ pointer: '/clientSecret', code: 'identity_secret_missing' })
}

type MappedRole = Pick<GroupRole, 'role'> & { organizationId: string; id: string; place: number }

const requireOwnRole = async (tx: Connection, { place, role, ...key }: MappedRole): Promise<void> => {
  const found = await findOwnRole(tx, key)
  if (found?.likeRole !== role)
    throw fieldRefusal({ pointer: `/groupRoles/${place}/role`, code: 'role_not_found' })
}
