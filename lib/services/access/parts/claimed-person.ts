import type { Connection } from '#db/client.ts'
import { findExternalIdentity, listIdentitiesOfUser } from '#db/queries/access/external-identities.ts'
import { findUserByEmail, findUserForUpdate, type UserRow } from '#db/queries/access/users.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { ProviderPerson } from '#lib/identity/sign-in-at-provider.ts'

type Claimed = ProviderPerson & { issuer: string }

/** Finds the account of an identity by issuer and subject or, at the first sign-in, by e-mail. */
export const findClaimedPerson = async (
  tx: Connection,
  organizationId: string,
  { issuer, subject, email }: Claimed,
): Promise<{ userId: string; isLinked: boolean } | null> => {
  const identity = await findExternalIdentity(tx, { organizationId, issuer, subject })
  if (identity) return { userId: identity.userId, isLinked: true }
  const user = email === null ? undefined : await findUserByEmail(tx, { organizationId, email })
  return user ? { userId: user.id, isLinked: false } : null
}

/**
 * Rejects an account linked to another identity of this provider: the e-mail may have a new owner there.
 * @throws identity_email_unverified, identity_person_unknown, identity_linked_to_other
 */
export const lockClaimedPerson = async (
  tx: Connection,
  organizationId: string,
  claimed: Claimed,
): Promise<{ person: UserRow; isLinked: boolean }> => {
  const match = await findClaimedPerson(tx, organizationId, claimed)
  if (!match?.isLinked && !claimed.isEmailVerified) throw new DomainError('identity_email_unverified')
  const person = match && (await findUserForUpdate(tx, { organizationId, id: match.userId }))
  if (!person || person.deactivatedAt !== null) throw new DomainError('identity_person_unknown')
  const { isLinked } = match
  const others = isLinked ? [] : await listIdentitiesOfUser(tx, { organizationId, userId: person.id })
  if (others.some(({ issuer }) => issuer === claimed.issuer))
    throw new DomainError('identity_linked_to_other')
  return { person, isLinked }
}
