import type { Connection } from '#db/client.ts'
import { type CpfTable, decryptCustomer, isCpfOf } from '#db/customer-cpf.ts'
import { consentEvidenceText, documentFilename, institutionReport } from '#db/encrypted-columns.ts'
import { decryptConsult, decryptProposal } from '#db/encrypted-rows.ts'

type Customer = { organizationId: string; documentNumber: string }
type Ids = { organizationId: string; ids: readonly string[] }

export type StoredRow = Readonly<Record<string, unknown>>

type OwnRow = Parameters<typeof decryptProposal>[0] & Parameters<typeof decryptConsult>[0]

const OWN_TABLES = [
  'proposals',
  'clt_consults',
  'fgts_balance_queries',
  'fgts_simulations',
  'clt_simulations',
] as const satisfies readonly CpfTable[]

const BELONGING = {
  clt_consult_history: 'consult_id',
  clt_consents: 'consult_id',
  proposal_history: 'proposal_id',
  proposal_documents: 'proposal_id',
  proposal_figures: 'proposal_id',
  proposal_signatures: 'proposal_id',
  signature_codes: 'proposal_id',
  proofs_of_life: 'proposal_id',
  pending_items: 'proposal_id',
  payouts: 'proposal_id',
  review_reasons: 'proposal_id',
  timeline_events: 'subject_id',
  institution_references: 'resource_id',
} as const

export type StoredTable = (typeof OWN_TABLES)[number] | keyof typeof BELONGING

export const listOwnRows = async (
  tx: Connection,
  customer: Customer,
): Promise<Record<string, StoredRow[]>> => {
  const read = (table: string) => tx<OwnRow[]>`
    select * from ${tx(table)} where organization_id = ${customer.organizationId} and document_number ${isCpfOf(tx, customer)}
    order by id`
  const lists = await Promise.all(
    OWN_TABLES.map(
      async (table) => [table, (await read(table)).map((row) => decryptOwnRow(table, row))] as const,
    ),
  )
  return Object.fromEntries(lists)
}

const decryptOwnRow = (table: CpfTable, row: OwnRow): StoredRow => {
  if (table === 'proposals') return decryptProposal(row)
  return table === 'clt_consults' ? decryptConsult(row) : decryptCustomer(table, row)
}

export const listBelongingRows = async (
  tx: Connection,
  { organizationId, ids }: Ids,
): Promise<Record<string, StoredRow[]>> => {
  const read = (table: string, column: string) => tx<StoredRow[]>`
    select * from ${tx(table)} where organization_id = ${organizationId} and ${tx(column)} = any(${[...ids]})`
  const lists = await Promise.all(
    Object.entries(BELONGING).map(
      async ([table, column]) => [table, (await read(table, column)).map(decryptBelongingRow)] as const,
    ),
  )
  return Object.fromEntries(lists)
}

const decryptBelongingRow = (row: StoredRow): StoredRow => {
  const { evidence, originalFilename } = row
  const key = { organizationId: String(row.organizationId), id: String(row.id) }
  return {
    ...row,
    ...(typeof evidence === 'string' && { evidence: consentEvidenceText.read(key, evidence) }),
    ...(typeof originalFilename === 'string' && {
      originalFilename: documentFilename.read(key, originalFilename),
    }),
  }
}

export const listSentEvents = (tx: Connection, { organizationId, ids }: Ids): Promise<StoredRow[]> =>
  tx<StoredRow[]>`
    select e.type, e.created_at, e.resource_type, e.resource_id, a.name as application, w.url as endpoint_url,
      d.status, d.delivered_at
    from events as e
    left join webhook_deliveries as d on d.organization_id = ${organizationId} and d.event_id = e.id
    left join webhook_endpoints as w on w.organization_id = ${organizationId} and w.id = d.endpoint_id
    left join applications as a on a.organization_id = ${organizationId} and a.id = w.application_id
    where e.organization_id = ${organizationId} and e.resource_id = any(${[...ids]})
    order by e.id`

/** Listed explicitly, because the index of references begins with the resource type. */
const REFERENCE_TYPES = ['fgts_balance_query', 'clt_consult', 'proposal'] as const

export const listInstitutionReports = async (
  tx: Connection,
  { organizationId, ids }: Ids,
): Promise<StoredRow[]> => {
  const rows = await tx<{ id: string; institutionCode: string; body: string }[]>`
    select e.id, e.institution_code, e.received_at, e.outcome, e.body from institution_events as e
    where e.resource_id = any(${[...ids]}) and exists (
      select 1 from institution_references as r
      where r.organization_id = ${organizationId} and r.resource_type = any(${[...REFERENCE_TYPES]}) and r.resource_id = e.resource_id)
    order by e.id`
  return rows.map(({ id, body, ...row }) => ({
    ...row,
    body: institutionReport.read({ id, institutionCode: row.institutionCode }, body),
  }))
}

export const listAuditOfSubjects = (tx: Connection, { organizationId, ids }: Ids): Promise<StoredRow[]> =>
  tx<StoredRow[]>`
    select at, actor_kind, actor_name, action, subject_type, subject_id, details from audit_entries
    where organization_id = ${organizationId} and subject_id = any(${[...ids]}) order by id`
