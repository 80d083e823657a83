import type { Connection } from '#db/client.ts'
import {
  type AttemptLimit,
  deleteAttempts,
  findLock,
  recordFailedAttempt,
} from '#db/queries/access/attempt-counters.ts'
import type { UserRow } from '#db/queries/access/users.ts'
import { withLookup } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import type { KnownDevice } from '#lib/domain/access/known-device.ts'

const MINUTE_MS = 60_000

type LimitedSubject = { subjectHash: string; limit: AttemptLimit }

/** Accounts of an e-mail whose failed attempts are counted together. */
export type Side = { accounts: readonly UserRow[]; subjects: readonly LimitedSubject[] }

type Attempt = { email: string; ip: string; device: KnownDevice | null }

/** Separates the accounts that the device is known to; for the others, its owner counts as a stranger. */
export const sidesOf = (accounts: readonly UserRow[], { email, ip, device }: Attempt): readonly Side[] => {
  const own = accounts.filter(({ emailKey }) => device?.knows(emailKey))
  const others = accounts.filter((account) => !own.includes(account))
  const known = { accounts: own, subjects: [failuresOf(`sign-in device\n${email}\n${device?.id}`, 8)] }
  const strange = { accounts: others, subjects: subjectsOfAddress(email, addressGroup(ip)) }
  if (own.length === 0) return [strange]
  return others.length === 0 ? [known] : [known, strange]
}

const failuresOf = (subject: string, failures: number): LimitedSubject => ({
  subjectHash: digest('attempts', subject),
  limit: { failures, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS },
})

/** After 20 failures within an hour, locks for only a minute, so that the owner can still sign in. */
const slowedAfter = (subject: string): LimitedSubject => ({
  subjectHash: digest('attempts', subject),
  limit: { failures: 20, windowMs: 60 * MINUTE_MS, lockMs: MINUTE_MS },
})

const subjectsOfAddress = (email: string, address: string): LimitedSubject[] => [
  failuresOf(`sign-in\n${email}\n${address}`, 8),
  slowedAfter(`sign-in\n${email}`),
  failuresOf(`sign-in\n\n${address}`, 80),
]

const hashesOf = ({ subjects }: Side) => subjects.map(({ subjectHash }) => subjectHash)

export const lockOfSide = (tx: Connection, side: Side, at: Date): Promise<Date | null> =>
  findLock(tx, hashesOf(side), at)

/** Deletes the failures of this device or address unless a limit was reached meanwhile; returns that lock. */
export const resetSide = (side: Side, at: Date): Promise<Date | null> =>
  withLookup({}, async (tx) => {
    const lock = await lockOfSide(tx, side, at)
    if (!lock) await deleteAttempts(tx, hashesOf(side).slice(0, 1))
    return lock
  })

/** Counts a failure; returns the end of the resulting lock, if any. */
export const countFailure = ({ subjects }: Side, at: Date): Promise<Date | null> =>
  withLookup({}, async (tx) => {
    const locks: (Date | null)[] = []
    for (const { subjectHash, limit } of subjects)
      locks.push(await recordFailedAttempt(tx, { subjectHash, at }, limit))
    return latest(locks)
  })

export const latest = (locks: readonly (Date | null)[]): Date | null =>
  locks.reduce((last, until) => (until !== null && (last === null || until > last) ? until : last), null)
