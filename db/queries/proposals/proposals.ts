import type { Connection } from '#db/client.ts'
import { createdBetween, type DayRange } from '#db/created-between.ts'
import { decryptCustomers, encryptCpf, ofCustomer, type WithoutCiphertext } from '#db/customer-cpf.ts'
import { proposalBorrower, proposalName, proposalPayment } from '#db/encrypted-columns.ts'
import { encryptObject } from '#db/encrypted-object.ts'
import { decryptProposal } from '#db/encrypted-rows.ts'
import { equalsAny } from '#db/equals-any.ts'
import { json } from '#db/json.ts'
import { storedWords } from '#db/name-digests.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import type { proposals } from '#db/schema/proposals.ts'
import { skipEarlierIds } from '#db/skip-earlier-ids.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { OwnReviewState } from '#lib/domain/review/review-rules.ts'

export type ProposalRow = WithoutCiphertext<typeof proposals.$inferSelect>

type Key = { organizationId: string; id: string }

type ProductKey = Key & { product?: Product | undefined }

export const nextContractSequence = async (tx: Connection): Promise<number> => {
  const [row] = await tx<{ next: number }[]>`select nextval('contract_numbers') as next`
  if (!row) throw new Error('the sequence of contract numbers gave nothing')
  return row.next
}

/** Returns false when the simulation already has a proposal or the consult's margin is in use. */
export const insertProposal = async (
  tx: Connection,
  row: ProposalRow,
  nameWords: readonly string[],
): Promise<boolean> => {
  const { reasonDetails } = row
  const borrower = json(tx, encryptObject(proposalBorrower, row, row.borrower))
  const payment = json(tx, encryptObject(proposalPayment, row, row.payment))
  const clientName = proposalName.write(row, row.clientName)
  const inserted = await tx`
    insert into proposals ${tx({ ...row, ...encryptCpf('proposals', row), clientName, borrower, payment, reasonDetails: json(tx, reasonDetails) })}
    on conflict do nothing returning id`
  if (inserted.length === 0) return false
  await tx`
    insert into proposal_name_words (organization_id, proposal_id, word)
    select ${row.organizationId}, ${row.id}, word from unnest(${storedWords(row.organizationId, nameWords)}::text[]) as word`
  return true
}

export const findProposal = async (tx: Connection, key: ProductKey): Promise<ProposalRow | undefined> => {
  const [row] = await tx<ProposalRow[]>`select * from proposals where ${identified(tx, key)}`
  return row && decryptProposal(row)
}

export const findProposalForUpdate = async (
  tx: Connection,
  key: ProductKey,
): Promise<ProposalRow | undefined> => {
  const [row] = await tx<ProposalRow[]>`select * from proposals where ${identified(tx, key)} for update`
  return row && decryptProposal(row)
}

const identified = (tx: Connection, { organizationId, id, product }: ProductKey) => tx`
  organization_id = ${organizationId} and id = ${id} ${product === undefined ? NOTHING : tx`and product = ${product}`}`

export const findProposalIdOfSimulation = async (
  tx: Connection,
  key: { organizationId: string; product: Product; simulationId: string },
): Promise<string | undefined> => {
  const simulation = key.product === 'fgts' ? tx`fgts_simulation_id` : tx`clt_simulation_id`
  const [row] = await tx<{ id: string }[]>`
    select id from proposals where organization_id = ${key.organizationId} and ${simulation} = ${key.simulationId}`
  return row?.id
}

export const findOpenProposalIdOfConsult = async (
  tx: Connection,
  key: { organizationId: string; consultId: string },
): Promise<string | undefined> => {
  const [row] = await tx<{ id: string }[]>`
    select id from proposals
    where organization_id = ${key.organizationId} and clt_consult_id = ${key.consultId}
      and status not in ('canceled', 'rejected', 'refunded')`
  return row?.id
}

export const listOperationsOfConsults = (
  tx: Connection,
  key: { organizationId: string; consultIds: readonly string[] },
): Promise<{ id: string; status: ProposalStatus; consultId: string }[]> => tx<
  { id: string; status: ProposalStatus; consultId: string }[]
>`
  select id, status, clt_consult_id as consult_id from proposals
  where organization_id = ${key.organizationId} and clt_consult_id = any(${[...key.consultIds]})
    and status not in ('canceled', 'rejected', 'refunded')`

type Move = {
  from: ProposalStatus
  to: ProposalStatus
  reasonCode: string | null
  reasonDetails: Record<string, unknown> | null
  at: Date
}

/** Compare-and-set of the status. */
export const updateProposalStatus = async (
  tx: Connection,
  key: Key,
  move: Move,
): Promise<ProposalRow | undefined> => {
  const details = json(tx, move.reasonDetails)
  const [row] = await tx<ProposalRow[]>`
    update proposals
    set status = ${move.to}, reason_code = ${move.reasonCode}, reason_details = ${details}, reason_text = null,
      updated_at = ${move.at}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = ${move.from}
    returning *`
  return row && decryptProposal(row)
}

export const updateSubmissionReason = async (
  tx: Connection,
  { organizationId, id }: Key,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> => {
  const rows = await tx`
    update proposals set reason_code = ${to}, reason_details = null, reason_text = null
    where organization_id = ${organizationId} and id = ${id} and status = 'generating_ccb'
      and reason_code is not distinct from ${from}
    returning id`
  return rows.length === 1
}

export const updateProposalReportSequence = async (
  tx: Connection,
  key: Key,
  sequence: number,
): Promise<void> => {
  await tx`
    update proposals set report_sequence = ${sequence} where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const updateProposalPayment = async (tx: Connection, key: Key, payment: Payment): Promise<void> => {
  const stored = json(tx, encryptObject(proposalPayment, key, payment))
  await tx`
    update proposals set payment = ${stored} where organization_id = ${key.organizationId} and id = ${key.id}`
}

export const updateProposalOwnReview = async (
  tx: Connection,
  key: Key,
  ownReview: OwnReviewState,
): Promise<void> => {
  await tx`
    update proposals set own_review = ${ownReview} where organization_id = ${key.organizationId} and id = ${key.id}`
}

export type ProposalFilter = DayRange & {
  organizationId: string
  product?: Product | undefined
  documentNumber?: string | undefined
  contractNumber?: string | undefined
  ids?: readonly string[] | undefined
  statuses?: readonly ProposalStatus[] | undefined
  institutionCode?: string | undefined
  authors?: readonly string[] | undefined
}

type Window = { limit: number; offset: number; before?: string | undefined }

const LIST_COLUMNS = [
  'id',
  'organization_id',
  'product',
  'institution_code',
  'contract_number',
  'document_number',
  'encrypted_document_number',
  'client_name',
  'status',
  'reason_code',
  'reason_details',
  'reason_text',
  'external_reference',
  'net_cents',
  'issue_cents',
  'total_cents',
  'total_installments',
  'created_by_id',
  'created_at',
  'updated_at',
]

/** Omits borrower and payment, which make up most of a row. */
export type ProposalListRow = Omit<
  ProposalRow,
  | 'borrower'
  | 'payment'
  | 'fgtsSimulationId'
  | 'cltSimulationId'
  | 'cltConsultId'
  | 'monthlyRate'
  | 'cetAnnual'
  | 'firstDueDate'
  | 'createdByKind'
  | 'createdByName'
  | 'agentCertification'
  | 'signatureDeadlineAt'
  | 'reportSequence'
  | 'ownReview'
> & { paymentType: Payment['type'] }

export const listProposals = async (
  tx: Connection,
  filter: ProposalFilter,
  window: Window,
): Promise<ProposalListRow[]> => {
  const { before, offset } = window
  const matching = tx`${matchingProposals(tx, filter)} ${before === undefined ? NOTHING : tx`and id < ${before}`}`
  const rows = await tx<ProposalListRow[]>`
    select ${tx(LIST_COLUMNS)}, payment ->> 'type' as payment_type from proposals
    where ${offset === 0 ? matching : skipEarlierIds(tx, { table: tx`proposals`, organizationId: filter.organizationId, matching, window })}
    order by id desc nulls last ${limitTo(tx, window.limit)}`
  return decryptCustomers('proposals', filter.organizationId, rows)
}

export const countProposals = async (
  tx: Connection,
  filter: ProposalFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 from proposals where ${matchingProposals(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const matchingProposals = (tx: Connection, filter: ProposalFilter) => tx`
  organization_id = ${filter.organizationId}
  ${filter.product === undefined ? NOTHING : tx`and product = ${filter.product}`}
  ${ofCustomer(tx, filter)}
  ${filter.contractNumber === undefined ? NOTHING : tx`and contract_number = ${filter.contractNumber}`}
  ${filter.statuses === undefined ? NOTHING : tx`and status ${equalsAny(tx, filter.statuses)}`}
  ${filter.institutionCode === undefined ? NOTHING : tx`and institution_code = ${filter.institutionCode}`}
  ${filter.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, filter.authors)}`}
  ${filter.ids === undefined ? NOTHING : tx`and id ${equalsAny(tx, filter.ids)}`}
  ${createdBetween(tx, filter)}`
