import { randomBytes } from 'node:crypto'
import { deletePasskeyChallenge, insertPasskeyChallenge } from '#db/queries/access/passkey-challenges.ts'
import { withLookup } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { secretDigest } from '#lib/config/credentials.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import { digest } from '#lib/config/secrets.ts'
import { CHALLENGE_MINUTES, type ChallengePurpose } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'

const MINUTE_MS = 60_000

/** The session or, before sign-in, the browser (by its device id) that alone may answer a challenge. */
export type ChallengeHolder = { sessionId: string } | { browser: string }

type ChallengeUse = { purpose: ChallengePurpose; holder: ChallengeHolder }

/** @throws passkey_refused if passkeys cannot be used at ORIGIN */
export const issueChallenge = async (
  { purpose, holder }: ChallengeUse,
  at: Date,
): Promise<{ challenge: string; rpId: string; timeout: number }> => {
  const party = relyingParty()
  if (!party) throw new DomainError('passkey_refused')
  const challenge = randomBytes(32).toString('base64url')
  const timeout = CHALLENGE_MINUTES * MINUTE_MS
  const row = {
    challengeHash: secretDigest(challenge),
    holderHash: holderHashOf(holder),
    purpose,
    expiresAt: afterMs(at, timeout),
  }
  await withLookup({}, (tx) => insertPasskeyChallenge(tx, row, at))
  return { challenge, rpId: party.id, timeout }
}

/** Consumes a challenge, whatever the answer; returns null if it is not open for this purpose and holder. */
export const spendChallenge = async (
  clientDataJSON: string,
  { purpose, holder }: ChallengeUse,
  at: Date,
): Promise<string | null> => {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const use = { challengeHash: secretDigest(challenge), holderHash: holderHashOf(holder), purpose }
  return (await withLookup({}, (tx) => deletePasskeyChallenge(tx, use, at))) ? challenge : null
}

const holderHashOf = (holder: ChallengeHolder): string =>
  digest(
    'passkey-challenge',
    'sessionId' in holder ? `session\n${holder.sessionId}` : `browser\n${holder.browser}`,
  )

const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
