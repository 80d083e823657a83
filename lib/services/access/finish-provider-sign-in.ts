import type { Connection } from '#db/client.ts'
import { lockOwnRolesForShare } from '#db/queries/access/own-roles.ts'
import { listPasskeys } from '#db/queries/access/passkeys.ts'
import { findSecondFactor } from '#db/queries/access/second-factors.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { findUser, type UserRow } from '#db/queries/access/users.ts'
import { lockAccessManagers } from '#db/queries/people/people.ts'
import { withTransaction } from '#db/transaction.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { type GroupRole, provesSecondFactor } from '#lib/domain/access/identity-provider.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { finishAtProvider, type ProviderPerson } from '#lib/identity/sign-in-at-provider.ts'
import { applyGroupRole } from '#lib/services/access/parts/apply-group-role.ts'
import { findClaimedPerson, lockClaimedPerson } from '#lib/services/access/parts/claimed-person.ts'
import { openProviderSession, providerContext } from '#lib/services/access/parts/open-provider-session.ts'
import { providerOfOrganization } from '#lib/services/access/parts/provider-of.ts'
import type { EnteringIdentity } from '#lib/services/access/parts/record-identity-use.ts'
import { mayRecordRefusal } from '#lib/services/access/shared/may-record-refusal.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { ProviderSignIn } from './start-provider-sign-in.ts'

export type WaitingForCode = EnteringIdentity & {
  organizationId: string
  userId: string
  sessionId: string
  confirmedSessionId: string | null
  provenAt: Date
  hasApp: boolean
  hasPasskey: boolean
}

type ProviderReturn = {
  signIn: ProviderSignIn
  callbackUrl: URL
  /** Session that this sign-in confirms; null for a new session. */
  confirmedSessionId?: string | null
}

type Finished =
  | { kind: 'opened'; sessionId: string }
  | { kind: 'code_needed'; waiting: WaitingForCode }
  | { kind: 'refused'; code: ReasonCode }

/**
 * A person whose groups give no usable role loses all sessions. A confirmation continues
 * `confirmedSessionId` if that is a live session of the same person through the same provider.
 * @throws identity_sign_in_expired, identity_email_unverified, identity_person_unknown,
 *   identity_linked_to_other, identity_without_group, identity_role_waiting, last_manager,
 *   address_not_allowed, and the codes of {@link finishAtProvider}
 * @withoutPermission the caller authenticates here
 */
export const finishProviderSignIn = async (
  stranger: Context,
  { signIn, callbackUrl, confirmedSessionId = null }: ProviderReturn,
): Promise<Exclude<Finished, { kind: 'refused' }>> => {
  const { organizationId, issuer } = signIn
  const usable = await providerOfOrganization(organizationId)
  // A sign-in that began before the provider was changed or switched off must begin again.
  if (usable?.provider.issuer !== issuer) throw new DomainError('identity_sign_in_expired')
  const context = providerContext(stranger, organizationId)
  let claimed: (ProviderPerson & { issuer: string }) | null = null
  try {
    const { groupClaim } = usable.provider
    const person = await finishAtProvider(usable.provider, { callbackUrl, secrets: signIn, groupClaim })
    claimed = { ...person, issuer }
    const { ip } = context.client
    if (!isAddressListed(usable.organization.addressRanges, ip))
      throw new DomainError('address_not_allowed', { address: ip })
    const input = { signIn, claimed, provider: usable.provider, confirmedSessionId }
    const finished = await withTransaction(context, (tx) => enter(tx, context, input))
    if (finished.kind === 'refused') throw domainErrorOf(finished.code)
    return finished
  } catch (error) {
    if (error instanceof DomainError) await recordRefusal(context, { code: error.code, claimed })
    throw error
  }
}

type Entering = {
  signIn: ProviderSignIn
  confirmedSessionId: string | null
  claimed: ProviderPerson & { issuer: string }
  provider: { groupRoles: readonly GroupRole[]; secondFactor: string }
}

const enter = async (tx: Connection, context: Context, input: Entering): Promise<Finished> => {
  const { claimed, provider, signIn, confirmedSessionId } = input
  const { organizationId, now } = context
  const managers = provider.groupRoles.length === 0 ? null : await lockManagersFor(tx, context, claimed)
  const { person: known, isLinked } = await lockClaimedPerson(tx, organizationId, claimed)
  const { groupRoles } = provider
  const person = await applyGroupRole(tx, context, {
    person: known,
    groupRoles,
    groups: claimed.groups,
    managers,
  })
  if (typeof person === 'string') {
    await revokeSessionsOfUser(tx, { organizationId, userId: known.id }, now)
    return { kind: 'refused', code: person }
  }
  const isVouched = provider.secondFactor === 'provider' || provesSecondFactor(claimed.methods)
  const { issuer, subject } = claimed
  const { sessionId } = signIn
  // Uses the present time without `auth_time`, or if a provider's clock that is ahead reports a future one.
  const provenAt = claimed.provenAt === null || claimed.provenAt > now ? now : claimed.provenAt
  const waiting = { issuer, subject, isLinked, sessionId, confirmedSessionId, provenAt }
  const factors = await factorsOf(tx, person)
  if (!isVouched && (factors.hasApp || factors.hasPasskey))
    return { kind: 'code_needed', waiting: { ...waiting, organizationId, userId: person.id, ...factors } }
  const opened = await openProviderSession(tx, context, { person, waiting, isVouched })
  return { kind: 'opened', sessionId: opened }
}

/** Locks managers only if one signs in, so agents never wait. Lock order: custom roles, managers, person. */
const lockManagersFor = async (tx: Connection, { organizationId }: Context, claimed: Entering['claimed']) => {
  await lockOwnRolesForShare(tx, organizationId)
  const match = await findClaimedPerson(tx, organizationId, claimed)
  const person = match && (await findUser(tx, { organizationId, id: match.userId }))
  return person?.role === 'manager' ? lockAccessManagers(tx, organizationId) : null
}

const factorsOf = async (tx: Connection, { organizationId, id: userId }: UserRow) => {
  const key = { organizationId, userId }
  return {
    hasApp: (await findSecondFactor(tx, key)) !== undefined,
    hasPasskey: (await listPasskeys(tx, key)).length > 0,
  }
}

type Refusal = { code: ReasonCode; claimed: (ProviderPerson & { issuer: string }) | null }

const recordRefusal = async (context: Context, { code: refusal, claimed }: Refusal) => {
  const { organizationId } = context
  if (!(await mayRecordRefusal({ subject: `identity\n${organizationId}` }, context.now))) return
  await withTransaction(context, async (tx) => {
    const match = claimed && (await findClaimedPerson(tx, organizationId, claimed))
    const subject = match
      ? ({ subjectType: 'user', subjectId: match.userId } as const)
      : ({ subjectType: 'organization', subjectId: organizationId } as const)
    await recordAudit(tx, context, { action: 'identity_sign_in_refused', ...subject, details: { refusal } })
  })
}
