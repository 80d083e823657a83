import type { Day } from '#lib/domain/calendar'
import type { Connection } from '../client.ts'

type Pledge = { customerDigest: string; dueDates: readonly Day[]; caseId: string }

/**
 * Pledges withdrawals of a customer to a case, all of them or none; false when another case has one of them.
 * Two at once are decided by the primary key, in the order of the due dates.
 */
export const insertSandboxPledges = async (tx: Connection, pledge: Pledge): Promise<boolean> => {
  const { customerDigest, dueDates, caseId } = pledge
  const inserted = await tx`
    insert into sandbox_pledges (customer_digest, due_date, case_id)
    select ${customerDigest}, due_date, ${caseId} from unnest(${[...dueDates]}::text[]::date[]) as due_date
    order by due_date
    on conflict do nothing returning 1`
  if (inserted.length === dueDates.length) return true
  await deleteSandboxPledges(tx, caseId)
  return false
}

/** Releases the withdrawals of a case. */
export const deleteSandboxPledges = async (tx: Connection, caseId: string): Promise<void> => {
  await tx`delete from sandbox_pledges where case_id = ${caseId}`
}

/** The due dates of a customer's pledged withdrawals. */
export const listSandboxPledges = async (tx: Connection, customerDigest: string): Promise<Day[]> => {
  const rows = await tx<{ dueDate: Day }[]>`
    select due_date from sandbox_pledges where customer_digest = ${customerDigest}`
  return rows.map(({ dueDate }) => dueDate)
}
