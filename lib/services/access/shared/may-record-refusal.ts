import { recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { withLookup } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'

const WINDOW_MS = 15 * 60_000

/** Allows `most` records per subject in 15 minutes, so that strangers cannot fill the audit with refusals. */
export const mayRecordRefusal = async (
  { subject, most = 60 }: { subject: string; most?: number },
  at: Date,
): Promise<boolean> => {
  const subjectHash = digest('attempts', `refusals\n${subject}`)
  const limit = { failures: most + 1, windowMs: WINDOW_MS, lockMs: WINDOW_MS }
  return (await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at }, limit))) === null
}
