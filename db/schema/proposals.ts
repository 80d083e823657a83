import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  centsColumn,
  createdByColumns,
  dayColumn,
  idColumn,
  instantColumn,
  organizationColumn,
  rateColumn,
  reasonColumns,
} from '#db/columns.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import { PENDING_ITEM_TYPES } from '#lib/domain/proposals/pending-item.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { OWN_REVIEW_STATES } from '#lib/domain/review/review-rules.ts'
import { organizations } from './access.ts'
import { cltConsults } from './clt-consults.ts'
import { cltSimulations } from './clt-simulations.ts'
import { fgtsSimulations } from './fgts.ts'
import { institutionColumn } from './institutions.ts'

export const contractNumbers = pgSequence('contract_numbers', { startWith: 1 })

/** The figures come from the simulation and may be recomputed until the signature (proposal_figures). */
export const proposals = pgTable(
  'proposals',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: ['fgts', 'clt'] }).notNull(),
    institutionCode: institutionColumn(),
    contractNumber: text('contract_number').notNull().unique(),
    /** Blind index of the CPF; the CPF itself in rows from before encryption (db/customer-cpf.ts). */
    documentNumber: text('document_number').notNull(),
    encryptedDocumentNumber: text('encrypted_document_number'),
    /** Encrypted, except in rows from before encryption and of erased customers. */
    clientName: text('client_name').notNull(),
    status: text('status', { enum: PROPOSAL_STATUSES }).notNull(),
    ...reasonColumns(),
    fgtsSimulationId: uuid('fgts_simulation_id'),
    cltSimulationId: uuid('clt_simulation_id'),
    cltConsultId: uuid('clt_consult_id'),
    borrower: jsonb('borrower').$type<Borrower>().notNull(),
    payment: jsonb('payment').$type<Payment>().notNull(),
    externalReference: text('external_reference'),
    netCents: centsColumn('net_cents').notNull(),
    issueCents: centsColumn('issue_cents').notNull(),
    totalCents: centsColumn('total_cents').notNull(),
    totalInstallments: integer('total_installments').notNull(),
    monthlyRate: rateColumn('monthly_rate').notNull(),
    cetAnnual: rateColumn('cet_annual').notNull(),
    firstDueDate: dayColumn('first_due_date').notNull(),
    ...createdByColumns(),
    createdByName: text('created_by_name').notNull(),
    /** Certificate of the agent when the proposal was created: number, issuer, last day of validity. */
    agentCertification: text('agent_certification'),
    agentCertificateIssuer: text('agent_certificate_issuer'),
    agentCertificateEndDate: dayColumn('agent_certificate_end_date'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    signatureDeadlineAt: instantColumn('signature_deadline_at').notNull(),
    /** Number that the institution gave to the last applied report; older reports are ignored. */
    reportSequence: integer('report_sequence'),
    /** `held` withholds the signature from the institution until a manager approves; null if not reviewed. */
    ownReview: text('own_review', { enum: OWN_REVIEW_STATES }),
  },
  (t) => [
    unique('proposals_fgts_simulation').on(t.fgtsSimulationId),
    unique('proposals_organization_id').on(t.organizationId, t.id),
    foreignKey({
      columns: [t.organizationId, t.fgtsSimulationId],
      foreignColumns: [fgtsSimulations.organizationId, fgtsSimulations.id],
    }),
    unique('proposals_clt_simulation').on(t.cltSimulationId),
    foreignKey({
      columns: [t.organizationId, t.cltSimulationId],
      foreignColumns: [cltSimulations.organizationId, cltSimulations.id],
    }),
    foreignKey({
      columns: [t.organizationId, t.cltConsultId],
      foreignColumns: [cltConsults.organizationId, cltConsults.id],
    }),
    // A margin can have only one open contract (decision 011).
    uniqueIndex('proposals_clt_consult')
      .on(t.cltConsultId)
      .where(sql`status not in ('canceled', 'rejected', 'refunded')`),
    index('proposals_author').on(t.organizationId, t.createdById, t.id.desc()),
    index('proposals_updated').on(t.organizationId, t.updatedAt.desc(), t.id.desc()),
    index('proposals_net').on(t.organizationId, t.netCents.desc(), t.id.desc()),
    // The previous release needs this index to sort by unencrypted names; drop it once that release is gone.
    index('proposals_client').on(t.organizationId, t.clientName, t.id.desc()),
    index('proposals_newest').on(t.organizationId, t.product, t.id.desc()),
    index('proposals_status').on(t.organizationId, t.product, t.status, t.id.desc()),
    index('proposals_any_product').on(t.organizationId, t.id.desc()),
    index('proposals_any_product_status').on(t.organizationId, t.status, t.id.desc()),
    index('proposals_any_product_institution').on(t.organizationId, t.institutionCode, t.id.desc()),
    index('proposals_document').on(t.organizationId, t.documentNumber, t.id.desc()),
    // The managers' queue, longest waiting first. `updated_at` is the time at which the status was entered.
    index('proposals_review_queue')
      .on(t.organizationId, t.updatedAt, t.id)
      .where(sql`status = 'manual_analysis'`),
    index('proposals_institution').on(t.organizationId, t.product, t.institutionCode, t.id.desc()),
    check('proposals_simulation', sql`${t.product} <> 'fgts' or ${t.fgtsSimulationId} is not null`),
    check(
      'proposals_clt',
      sql`${t.product} <> 'clt' or (${t.cltSimulationId} is not null and ${t.cltConsultId} is not null)`,
    ),
  ],
)

/** Words to search, one per row, as only leakproof operators use an index under row-level security. */
export const proposalNameWords = pgTable(
  'proposal_name_words',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    word: text('word').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.proposalId, t.word] }),
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proposal_name_words_search').on(
      t.organizationId,
      t.word.op('text_pattern_ops'),
      t.proposalId.desc(),
    ),
  ],
)

export const proposalHistory = pgTable(
  'proposal_history',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    fromStatus: text('from_status', { enum: PROPOSAL_STATUSES }),
    toStatus: text('to_status', { enum: PROPOSAL_STATUSES }).notNull(),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    ...reasonColumns(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proposal_history_proposal').on(t.proposalId, t.position),
  ],
)

export const pendingItems = pgTable(
  'pending_items',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    type: text('type', { enum: PENDING_ITEM_TYPES }).notNull(),
    code: text('code').notNull(),
    /** Text written by an institution or a manager; null if the catalogue's text for the code suffices. */
    text: text('text'),
    documentTypes: text('document_types').array().notNull(),
    /** `review` means that a manager sent the proposal back from our own review. */
    openedBy: text('opened_by', { enum: ['institution', 'review'] })
      .notNull()
      .default('institution'),
    externalId: text('external_id'),
    createdAt: instantColumn('created_at').notNull(),
    solvedAt: instantColumn('solved_at'),
    /** Time at which the institution took or refused the solution; null until it answers. */
    forwardedAt: instantColumn('forwarded_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    uniqueIndex('pending_items_open').on(t.proposalId, t.type).where(sql`solved_at is null`),
    index('pending_items_review').on(t.proposalId, t.id).where(sql`opened_by = 'review'`),
  ],
)

/** One payout per proposal, even if an institution repeats its report. */
export const payouts = pgTable(
  'payouts',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    amountCents: centsColumn('amount_cents').notNull(),
    paidAt: instantColumn('paid_at').notNull(),
    refundedAt: instantColumn('refunded_at'),
  },
  (t) => [
    unique('payouts_proposal').on(t.proposalId),
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
  ],
)
