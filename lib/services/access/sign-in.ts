import { type AttemptLimit, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { listUsersByEmail, type UserRow } from '#db/queries/access/users.ts'
import type { OrganizationRow } from '#db/queries/organizations/organizations.ts'
import { withLookup } from '#db/transaction.ts'
import { isOutdatedHash, matchingHashes } from '#lib/config/credentials.ts'
import { digest } from '#lib/config/secrets.ts'
import type { KnownDevice } from '#lib/domain/access/known-device.ts'
import type { FactorInput } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  auditSignIn,
  openSession,
  organizationOf,
  type SignInResult,
} from '#lib/services/access/parts/open-session.ts'
import { requireOpenDoor } from '#lib/services/access/parts/require-open-door.ts'
import {
  countFailure,
  latest,
  lockOfSide,
  resetSide,
  type Side,
  sidesOf,
} from '#lib/services/access/parts/sign-in-sides.ts'
import { isPublishedPassword } from '#lib/services/access/shared/is-published-password.ts'
import { newPasswordHash } from '#lib/services/access/shared/new-password-hash.ts'
import { findSecondFactorProof } from '#lib/services/access/shared/second-factor-proof.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'

/** `device` is set if somebody has signed in before in this browser; a passkey needs the id in `browser`. */
type Attempt = FactorInput & {
  email: string
  password: string
  /** Chosen by a person whose password opens accounts of several organizations. */
  organizationId?: string | undefined
  device?: KnownDevice | null
  browser?: string
}

/**
 * Ignores the context's organization. Unknown e-mails take as long as wrong passwords, to prevent
 * enumeration. A known device has its own limit of failures, so that strangers cannot lock out its owner.
 * @throws sign_in_failed, organization_needed (several accounts match), second_factor_needed (no code),
 *   second_factor_wrong, passkey_refused, sign_in_locked, and the codes of {@link requireOpenDoor}
 * @withoutPermission the caller authenticates here
 */
export const signIn = async (context: Context, input: Attempt): Promise<SignInResult> => {
  const { now } = context
  const email = input.email.trim().toLowerCase()
  const sides = await openSides(context, { email, device: input.device ?? null })
  const { user, organization } =
    (await accountOf(sides, input)) ?? (await fail(context, sides, { email, code: 'sign_in_failed' }))
  await requireOpenDoor(context, user, organization)
  const proof = await findSecondFactorProof(user, input, {
    holder: { browser: input.browser ?? '' },
    at: now,
  })
  const own = sides.filter(({ accounts }) => accounts.includes(user))
  if (!proof) {
    const code = input.passkey ? 'passkey_refused' : 'second_factor_wrong'
    return fail(
      context,
      own.map((side) => ({ ...side, accounts: [user] })),
      { email, code },
    )
  }
  // Checks the lock again: concurrent guesses all pass the first check before their failures are recorded.
  for (const side of own) {
    const lock = await resetSide(side, now)
    if (lock) throw signInLocked(lock, now)
  }
  const newHash = isOutdatedHash(user.passwordHash) ? await newPasswordHash(user, input.password) : null
  return openSession(context, user, { newHash, proof })
}

/** Returns the open sides; a locked device does not fall back to strangers' limits. @throws sign_in_locked */
const openSides = (
  { now, client: { ip } }: Context,
  { email, device }: { email: string; device: KnownDevice | null },
): Promise<readonly Side[]> =>
  withLookup({ email }, async (tx) => {
    const open: Side[] = []
    for (const side of sidesOf(await listUsersByEmail(tx, email), { email, ip, device })) {
      const lock = await lockOfSide(tx, side, now)
      if (lock && open.length === 0) throw signInLocked(lock, now)
      if (!lock) open.push(side)
    }
    return open
  })

type Account = { user: UserRow; organization: OrganizationRow }

const accountOf = async (
  sides: readonly Side[],
  { password, organizationId }: Attempt,
): Promise<Account | null> => {
  const users = sides.flatMap(({ accounts }) => accounts)
  const matches = await matchingHashes(
    password,
    users.map(({ passwordHash }) => passwordHash ?? ''),
  )
  const accounts: Account[] = []
  for (const user of users.filter(({ passwordHash }) => matches.includes(passwordHash ?? ''))) {
    const organization = await organizationOf(user)
    const isAsked = organizationId === undefined || organizationId === user.organizationId
    if (organization && isAsked && !isPublishedPassword(password)) accounts.push({ user, organization })
  }
  if (accounts.length > 1) {
    const organizations = accounts.map(({ organization: { id, name } }) => ({ id, name }))
    throw new DomainError('organization_needed', { organizations })
  }
  return accounts[0] ?? null
}

type FailedAttempt = { email: string; code: 'sign_in_failed' | 'second_factor_wrong' | 'passkey_refused' }

const fail = async (
  context: Context,
  sides: readonly Side[],
  { email, code }: FailedAttempt,
): Promise<never> => {
  const locks: (Date | null)[] = []
  for (const side of sides) {
    const lock = await countFailure(side, context.now)
    locks.push(lock)
    await Promise.all(side.accounts.map((user) => auditSignIn(context, user, lock ? 'sign_in_locked' : code)))
    if (side.accounts.length === 0) await writeAsMuch(email, context.now)
  }
  const lock = locks.includes(null) ? null : latest(locks)
  throw lock ? signInLocked(lock, context.now) : new DomainError(code)
}

const COUNTED_ONLY: AttemptLimit = { failures: 2 ** 31 - 1, windowMs: 15 * 60_000, lockMs: 0 }

/** Writes as much for an unknown e-mail as for a known one, so that timing does not tell them apart. */
const writeAsMuch = (email: string, at: Date) =>
  withLookup({}, (tx) =>
    recordFailedAttempt(
      tx,
      { subjectHash: digest('attempts', `sign-in unknown\n${email}`), at },
      COUNTED_ONLY,
    ),
  )
