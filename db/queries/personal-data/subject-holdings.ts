import type { Connection } from '#db/client.ts'
import { type CpfTable, decryptCustomers, isCpfOf } from '#db/customer-cpf.ts'
import type { ErasurePlan, Holdings } from '#lib/domain/personal-data/erasure-plan.ts'

type Customer = { organizationId: string; documentNumber: string }

export const listHoldings = async (tx: Connection, customer: Customer): Promise<Holdings> => {
  const own = tx`organization_id = ${customer.organizationId} and document_number ${isCpfOf(tx, customer)}`
  const [balances, fgtsSimulations, consults, cltSimulations, proposals] = await Promise.all([
    tx<Holdings['balances'][number][]>`
      select id, created_at, status in ('queued', 'running') as running from fgts_balance_queries where ${own} order by id`,
    tx<Holdings['fgtsSimulations'][number][]>`
      select id, created_at, balance_query_id as balance_id from fgts_simulations where ${own} order by id`,
    tx<Holdings['consults'][number][]>`
      select id, created_at, status not in ('SUCCESS', 'REJECTED', 'FAILED') as running, email = '' as is_proof,
        (select given.recorded_at from clt_consents as given where given.consult_id = clt_consults.id) as consented_at
      from clt_consults where ${own} order by id`,
    tx<Holdings['cltSimulations'][number][]>`
      select id, created_at, consult_id from clt_simulations where ${own} order by id`,
    tx<Holdings['proposals'][number][]>`
      select id, status, updated_at as ended_at, fgts_simulation_id, clt_simulation_id, clt_consult_id as consult_id,
        (select max(part ->> 'dueDate') from jsonb_array_elements(coalesce(
          (select f.figures -> 'installments' from proposal_figures f where f.organization_id = proposals.organization_id and f.proposal_id = proposals.id order by f.id desc limit 1),
          (select s.installments from fgts_simulations s where s.id = proposals.fgts_simulation_id),
          (select s.installments from clt_simulations s where s.id = proposals.clt_simulation_id))) as part) as last_due_date,
        (select count(*)::integer from proposal_documents d where d.proposal_id = proposals.id and d.type <> 'ccb') as uploads
      from proposals where ${own} order by id`,
  ])
  return { balances, fgtsSimulations, consults, cltSimulations, proposals }
}

export type OldCustomer = { documentNumber: string; place: string }

/** Ignores rows with nothing to erase until a later period ends. The ids in `old` bound the creation time. */
export const listCustomersWithOldRows = async (
  tx: Connection,
  filter: {
    organizationId: string
    beyond: string
    old: { noContract: string; consents: string; loans: string; uploads: Date; refused: Date }
    most: number
  },
): Promise<OldCustomer[]> => {
  const { organizationId, beyond, old } = filter
  const contract = (column: string) =>
    tx`not exists (select 1 from proposals as p where p.${tx(column)} = t.id)`
  const own = (table: CpfTable) => tx`
    select ${table} as "table", id, document_number, encrypted_document_number from ${tx(table)} as t
    where organization_id = ${organizationId} and document_number > ${beyond} and document_number !~ '^-'`
  const rows = await tx<{ table: CpfTable; id: string; documentNumber: string }[]>`
    select distinct on (document_number) * from (
      ${own('fgts_balance_queries')} and id < ${old.noContract} and not exists (
        select 1 from fgts_simulations as s join proposals as p on p.fgts_simulation_id = s.id where s.balance_query_id = t.id)
      union all ${own('fgts_simulations')} and id < ${old.noContract} and ${contract('fgts_simulation_id')}
      union all ${own('clt_simulations')} and id < ${old.noContract} and ${contract('clt_simulation_id')}
      union all ${own('clt_consults')} and id < ${old.noContract}
        and (email <> '' or id < ${old.consents}) and ${contract('clt_consult_id')}
      union all ${own('proposals')} and updated_at < ${old.uploads}
        and status in ('canceled', 'rejected') and (updated_at < ${old.refused} or exists (
          select 1 from proposal_documents as d where d.proposal_id = t.id and d.type <> 'ccb'))
      union all ${own('proposals')} and id < ${old.loans}
        and status in ('paid', 'refunded')) as due
    order by document_number limit ${filter.most}`
  return rows.flatMap(({ table, ...row }) =>
    decryptCustomers(table, organizationId, [row]).map(({ documentNumber }) => ({
      documentNumber,
      place: row.documentNumber,
    })),
  )
}

/** Erases what `plan` lists and returns the storage keys of files that are no longer referenced. */
export const deleteCustomer = async (
  tx: Connection,
  {
    organizationId,
    plan,
    blank,
  }: { organizationId: string; plan: ErasurePlan; blank: Readonly<Record<string, unknown>> },
): Promise<string[]> => {
  const { deleted, nameless, proofs, withoutUploads } = plan
  // Waits for renewals of these names (db/renew-names.ts), whose new words would outlive the erasure.
  await tx`
    select id from proposals where organization_id = ${organizationId} and id = any(${[...nameless.proposals]})
    order by id for no key update`
  await tx`
    select id from clt_consults
    where organization_id = ${organizationId} and id = any(${[...deleted.consults, ...nameless.consults]})
    order by id for no key update`
  const planJson = JSON.stringify({ gone: deleted, nameless, proofs, withoutUploads })
  const rows = await tx<{ storageKey: string }[]>`
    select storage_key from erase_customer(${planJson}::text::jsonb, ${JSON.stringify(blank)}::text::jsonb)`
  // The customer's number is in the sums of these days. They are summed again from the changed rows.
  await tx`
    delete from sales_days where organization_id = ${organizationId} and kind = 'asks' and day in (
      select day from sales_day_changes where organization_id = ${organizationId} and kind = 'asks')`
  return rows.map(({ storageKey }) => storageKey)
}

export const lockCustomer = async (tx: Connection, customerDigest: string): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`customer:${customerDigest}`}, 0))`
}

export const deleteOldInstitutionEvents = async (
  tx: Connection,
  { before, most }: { before: string; most: number },
): Promise<number> => {
  const [row] = await tx<
    { cleared: number }[]
  >`select clear_institution_events(${before}, ${most}) as cleared`
  return row?.cleared ?? 0
}
