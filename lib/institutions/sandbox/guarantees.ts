import type { Connection } from '#db/client.ts'
import type { SandboxCaseRow } from '#db/queries/institutions/sandbox-cases.ts'
import {
  insertSandboxMargin,
  insertSandboxPledges,
  listSandboxPledges,
  lockSandboxMargins,
  sumSandboxMargins,
} from '#db/queries/institutions/sandbox-pledges.ts'
import { digest } from '#lib/config/secrets.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { stateOf } from './sandbox-state.ts'
import { statusTurn, type Turn } from './turn.ts'
import { workerOf } from './worker.ts'

const pledgerOf = (documentNumber: string) => digest('sandbox-pledge', documentNumber)

/** Returns the due dates of withdrawals assigned to a contract at any of the sandbox institutions. */
export const withdrawalsInUse = (tx: Connection, documentNumber: string): Promise<Day[]> =>
  listSandboxPledges(tx, pledgerOf(documentNumber))

export const marginInUse = (tx: Connection, documentNumber: string): Promise<Cents> =>
  sumSandboxMargins(tx, pledgerOf(documentNumber))

/** Returns a turn that rejects the proposal if other contracts already use its guarantee, else null. */
export const refusedGuarantee = async (
  tx: Connection,
  row: SandboxCaseRow,
  today: Day,
): Promise<Turn | null> => {
  const { dueDates = [], installmentCents } = stateOf(row)
  const { id: caseId, documentNumber } = row
  const customerDigest = pledgerOf(documentNumber)
  if (!(await insertSandboxPledges(tx, { customerDigest, dueDates, caseId })))
    return statusTurn('rejected', 'rejected', { reason: 'ongoing_operation' })
  if (installmentCents === undefined) return null
  await lockSandboxMargins(tx, customerDigest)
  const usedCents = await sumSandboxMargins(tx, customerDigest)
  const { availableMarginCents } = workerOf(documentNumber, today)
  if (usedCents > 0 && usedCents + installmentCents > availableMarginCents)
    return statusTurn('rejected', 'rejected', { reason: 'no_margin' })
  await insertSandboxMargin(tx, { customerDigest, installmentCents, caseId })
  return null
}
