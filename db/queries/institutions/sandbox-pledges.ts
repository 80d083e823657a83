import type { Connection } from '#db/client.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'

type Pledge = { customerDigest: string; dueDates: readonly Day[]; caseId: string }

/** Pledges all or none. Inserts in order of due date, so that concurrent calls cannot deadlock. */
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

export const deleteSandboxPledges = async (tx: Connection, caseId: string): Promise<void> => {
  await tx`delete from sandbox_pledges where case_id = ${caseId}`
  await tx`delete from sandbox_margins where case_id = ${caseId}`
}

export const listSandboxPledges = async (tx: Connection, customerDigest: string): Promise<Day[]> => {
  const rows = await tx<{ dueDate: Day }[]>`
    select due_date from sandbox_pledges where customer_digest = ${customerDigest}`
  return rows.map(({ dueDate }) => dueDate)
}

type Margin = { customerDigest: string; installmentCents: Cents; caseId: string }

export const insertSandboxMargin = async (tx: Connection, margin: Margin): Promise<void> => {
  await tx`insert into sandbox_margins ${tx(margin)} on conflict do nothing`
}

export const updateSandboxMargin = async (
  tx: Connection,
  { caseId, installmentCents }: Omit<Margin, 'customerDigest'>,
): Promise<void> => {
  await tx`
    update sandbox_margins set installment_cents = ${installmentCents} where case_id = ${caseId}`
}

export const sumSandboxMargins = async (tx: Connection, customerDigest: string): Promise<Cents> => {
  const [row] = await tx<{ sum: Cents }[]>`
    select coalesce(sum(installment_cents), 0)::bigint as sum from sandbox_margins
    where customer_digest = ${customerDigest}`
  return row?.sum ?? cents(0)
}

export const lockSandboxMargins = async (tx: Connection, customerDigest: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`sandbox_margins:${customerDigest}`}, 0))`
}
