import type { Connection } from '#db/client.ts'
import {
  decryptCustomer,
  decryptCustomers,
  encryptCpf,
  isCpfOf,
  ofKnownCpf,
  type WithoutCiphertext,
} from '#db/customer-cpf.ts'
import { json } from '#db/json.ts'
import { lockCustomerRows } from '#db/lock-customer-rows.ts'
import { NOTHING } from '#db/nothing.ts'
import { isUsable } from '#db/queries/institutions/institutions.ts'
import type { fgtsBalanceQueries } from '#db/schema/fgts.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import { balanceQueryStatusesBefore } from '#lib/domain/fgts/balance-query-status.ts'

export type FgtsBalanceQueryRow = WithoutCiphertext<typeof fgtsBalanceQueries.$inferSelect>

type Key = { organizationId: string; id: string }
type Subject = Pick<FgtsBalanceQueryRow, 'organizationId' | 'documentNumber' | 'institutionCode'>

export type NewFgtsBalanceQuery = Subject &
  Pick<FgtsBalanceQueryRow, 'id' | 'requestedByKind' | 'requestedById' | 'createdAt'>

/** Also enqueues its jobs. Returns false if a query of the CPF is live or running or FGTS is not offered. */
export const insertFgtsBalanceQuery = async (tx: Connection, row: NewFgtsBalanceQuery): Promise<boolean> => {
  const { organizationId, institutionCode, createdAt } = row
  const { documentNumber, encryptedDocumentNumber } = encryptCpf('fgts_balance_queries', row)
  const payload = JSON.stringify({ organizationId, queryId: row.id, ...traceHeaders() })
  const lock = lockCustomerRows(tx, row)
  const insert = tx`
    with started as (
      insert into fgts_balance_queries (id, organization_id, document_number, encrypted_document_number,
        institution_code, status, requested_by_kind, requested_by_id, created_at, updated_at, deadline_at)
      select ${row.id}::uuid, ${organizationId}::uuid, ${documentNumber}, ${encryptedDocumentNumber}, code, 'queued',
        ${row.requestedByKind}, ${row.requestedById}, ${createdAt}, ${createdAt},
        ${createdAt}::timestamptz + make_interval(secs => (settings ->> 'balanceDeadlineSeconds')::double precision)
      from institutions
      where code = ${institutionCode} and active and 'fgts' = any(products) and ${isUsable(tx, organizationId)} and not exists (
        select 1 from fgts_balance_queries
        where organization_id = ${organizationId} and document_number ${isCpfOf(tx, row)} and institution_code = ${institutionCode}
          and (status in ('queued', 'running') or (status = 'success' and cleared_at is null and expires_at > ${createdAt})))
      on conflict (organization_id, document_number, institution_code) where status in ('queued', 'running') do nothing
      returning deadline_at - created_at as allowed
    )
    select enqueue_job('send_fgts_balance_query', ${payload}::text::json, null, null, 25, null),
      enqueue_job('expire_fgts_balance_query', ${payload}::text::json, null, now() + allowed, 25, null)
    from started`
  const [, inserted] = await Promise.all([lock, insert])
  return inserted.length === 1
}

export const findFgtsBalanceQuery = async (
  tx: Connection,
  key: Key,
): Promise<FgtsBalanceQueryRow | undefined> => {
  const [row] = await tx<FgtsBalanceQueryRow[]>`
    select * from fgts_balance_queries where organization_id = ${key.organizationId} and id = ${key.id}`
  return row && decryptCustomer('fgts_balance_queries', row)
}

export const listFgtsBalancesById = async (
  tx: Connection,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<FgtsBalanceQueryRow[]> => {
  const rows = await tx<FgtsBalanceQueryRow[]>`
    select * from fgts_balance_queries
    where organization_id = ${organizationId} and id = any(${[...ids]}) order by id`
  return decryptCustomers('fgts_balance_queries', organizationId, rows)
}

export const findRunningFgtsBalanceQuery = async (
  tx: Connection,
  subject: Subject,
): Promise<FgtsBalanceQueryRow | undefined> => {
  const [row] = await tx<FgtsBalanceQueryRow[]>`
    select * from fgts_balance_queries
    where organization_id = ${subject.organizationId} and document_number ${isCpfOf(tx, subject)}
      and institution_code = ${subject.institutionCode} and status in ('queued', 'running')`
  return row && decryptCustomer('fgts_balance_queries', row)
}

/** Lists at most two rows; the second only shows that the result is not unique. */
export const listLiveFgtsBalances = async (
  tx: Connection,
  subject: Subject,
  at: Date,
): Promise<FgtsBalanceQueryRow[]> => {
  const rows = await tx<FgtsBalanceQueryRow[]>`
    select * from fgts_balance_queries
    where organization_id = ${subject.organizationId} and document_number ${isCpfOf(tx, subject)}
      and institution_code = ${subject.institutionCode} and status = 'success' and cleared_at is null and expires_at > ${at}
    order by id desc limit 2`
  return ofKnownCpf(subject.documentNumber, rows)
}

/** Advances `updatedAt`, which clients compare with their request's time, unless the result is cleared. */
export const updateFgtsBalanceReportedAgain = async (tx: Connection, key: Key, at: Date): Promise<void> => {
  await tx`
    update fgts_balance_queries set updated_at = greatest(updated_at, ${at})
    where organization_id = ${key.organizationId} and id = ${key.id} and cleared_at is null`
}

/** Marks a query as running; idempotent. Returns undefined if the query has ended. */
export const updateFgtsBalanceQueryRunning = async (
  tx: Connection,
  key: Key,
  at: Date,
): Promise<FgtsBalanceQueryRow | undefined> => {
  const [row] = await tx<FgtsBalanceQueryRow[]>`
    update fgts_balance_queries set status = 'running', updated_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = any(${balanceQueryStatusesBefore('running')})
    returning *`
  return row && decryptCustomer('fgts_balance_queries', row)
}

export type FgtsBalanceEnd = Pick<FgtsBalanceQueryRow, 'completedAt' | 'expiresAt'> &
  (
    | ({ status: 'success' } & Pick<
        FgtsBalanceQueryRow,
        'amountCents' | 'periods' | 'optedInDate' | 'existingCustomer'
      >)
    | { status: 'fail'; code: string; reasonDetails: Record<string, unknown> }
  )

/** Compare-and-set of the status. A cleared query stays cleared. */
export const updateFgtsBalanceQueryEnded = async (
  tx: Connection,
  key: Key,
  end: FgtsBalanceEnd,
): Promise<FgtsBalanceQueryRow | undefined> => {
  const changes = {
    ...end,
    updatedAt: end.completedAt,
    ...(end.status === 'success'
      ? { periods: json(tx, end.periods) }
      : { reasonDetails: json(tx, end.reasonDetails) }),
  }
  const [row] = await tx<FgtsBalanceQueryRow[]>`
    update fgts_balance_queries set ${tx(changes)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = any(${balanceQueryStatusesBefore(end.status)})
    returning *`
  return row && decryptCustomer('fgts_balance_queries', row)
}

/** Locks the rows in order of their ids to avoid deadlocks. */
export const updateFgtsBalancesCleared = async (
  tx: Connection,
  subject: Pick<FgtsBalanceQueryRow, 'organizationId' | 'documentNumber'> & {
    askers?: readonly string[] | undefined
    balanceQueryId?: string | undefined
  },
  at: Date,
): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update fgts_balance_queries set cleared_at = ${at}, updated_at = ${at}
    where organization_id = ${subject.organizationId} and id = any(array(
      select id from fgts_balance_queries
      where organization_id = ${subject.organizationId} and document_number ${isCpfOf(tx, subject)}
        and cleared_at is null
        and (status in ('queued', 'running') or expires_at > ${at} or id = ${subject.balanceQueryId ?? null})
        ${askedFor(tx, subject)}
      order by id for update))
    returning id`
  return rows.map((row) => row.id)
}

const askedFor = (
  tx: Connection,
  { organizationId, askers }: { organizationId: string; askers?: readonly string[] | undefined },
) =>
  askers === undefined
    ? NOTHING
    : tx`and id in (
        select query_id from fgts_balance_requesters where organization_id = ${organizationId} and user_id = any(${[...askers]}))`
