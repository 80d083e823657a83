import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
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
} from '#db/columns.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import type { SimulationLimit, Worker } from '#lib/domain/clt/worker.ts'
import { GENDERS } from '#lib/domain/documents/identity.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** A consent term (the customer's authorization to query Dataprev) and the margin query that follows it. */
export const cltConsults = pgTable(
  'clt_consults',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    institutionCode: institutionColumn(),
    /** Blind index of the CPF; the CPF itself in rows from before encryption (db/customer-cpf.ts). */
    documentNumber: text('document_number').notNull(),
    encryptedDocumentNumber: text('encrypted_document_number'),
    /** Encrypted, except in rows from before encryption and of erased customers. */
    name: text('name').notNull(),
    gender: text('gender', { enum: GENDERS }).notNull(),
    birthDate: dayColumn('birth_date').notNull(),
    email: text('email').notNull(),
    phone: jsonb('phone').$type<{ countryCode: string; areaCode: string; number: string }>().notNull(),
    status: text('status', { enum: CONSULT_STATUSES }).notNull(),
    code: text('code'),
    reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
    /** Consent term. Stored before the customer sees it, so that the accepted text is the stored text. */
    termVersion: text('term_version').notNull(),
    termText: text('term_text').notNull(),
    termSha256: text('term_sha256').notNull(),
    worker: jsonb('worker').$type<Worker>(),
    availableMarginCents: centsColumn('available_margin_cents'),
    admissionMonths: integer('admission_months'),
    simulationLimit: jsonb('simulation_limit').$type<SimulationLimit>(),
    /** Whether the institution had an earlier contract with the customer; null if it did not say. */
    existingCustomer: boolean('existing_customer'),
    partnerInternalId: text('partner_internal_id'),
    /** Sequence number that the institution gave to the last applied report. */
    reportSequence: integer('report_sequence'),
    ...createdByColumns(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    consentDeadlineAt: instantColumn('consent_deadline_at').notNull(),
    /** Deadline for the institution's answer; set when the customer consents. */
    deadlineAt: instantColumn('deadline_at'),
    expiresAt: instantColumn('expires_at'),
    /** Time at which the CPF became free for another consult. */
    closedAt: instantColumn('closed_at'),
  },
  (t) => [
    uniqueIndex('clt_consults_active').on(t.organizationId, t.documentNumber).where(sql`closed_at is null`),
    unique('clt_consults_organization_id').on(t.organizationId, t.id),
    index('clt_consults_author').on(t.organizationId, t.createdById, t.id.desc()),
    index('clt_consults_newest').on(t.organizationId, t.id.desc()),
    index('clt_consults_status').on(t.organizationId, t.status, t.id.desc()),
    index('clt_consults_document').on(t.organizationId, t.documentNumber, t.id.desc()),
    index('clt_consults_institution').on(t.organizationId, t.institutionCode, t.id.desc()),
    check(
      'clt_consults_success',
      sql`${t.status} <> 'SUCCESS' or (${t.availableMarginCents} is not null and ${t.simulationLimit} is not null and ${t.worker} is not null and ${t.expiresAt} is not null)`,
    ),
    check(
      'clt_consults_reason',
      sql`${t.status} not in ('REJECTED', 'FAILED') or (${t.code} is not null and ${t.closedAt} is not null)`,
    ),
  ],
)

/** Searched words of the signer's name, as in `proposalNameWords`. */
export const cltConsultNameWords = pgTable(
  'clt_consult_name_words',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    consultId: uuid('consult_id').notNull(),
    word: text('word').notNull(),
  },
  (t) => [
    unique('clt_consult_name_words_word').on(t.consultId, t.word),
    foreignKey({
      columns: [t.organizationId, t.consultId],
      foreignColumns: [cltConsults.organizationId, cltConsults.id],
    }),
    index('clt_consult_name_words_search').on(
      t.organizationId,
      t.word.op('text_pattern_ops'),
      t.consultId.desc(),
    ),
  ],
)

export const cltConsultHistory = pgTable(
  'clt_consult_history',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    consultId: uuid('consult_id').notNull(),
    position: bigserial('position', { mode: 'number' }).notNull(),
    fromStatus: text('from_status', { enum: CONSULT_STATUSES }),
    toStatus: text('to_status', { enum: CONSULT_STATUSES }).notNull(),
    at: instantColumn('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    reasonCode: text('reason_code'),
    reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.consultId],
      foreignColumns: [cltConsults.organizationId, cltConsults.id],
    }),
    index('clt_consult_history_consult').on(t.consultId, t.position),
  ],
)

/** Evidence of a consent: the exact JSON text, and a PDF with the same content. Rows never change. */
export const cltConsents = pgTable(
  'clt_consents',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    consultId: uuid('consult_id').notNull(),
    termVersion: text('term_version').notNull(),
    termSha256: text('term_sha256').notNull(),
    /** `customer_page`, or the channel named by the application that reports the acceptance. */
    channel: text('channel').notNull(),
    identityCheck: text('identity_check').notNull(),
    /** Time of acceptance as we observed it or an application reported it; we stored it at `recordedAt`. */
    acceptedAt: instantColumn('accepted_at').notNull(),
    recordedAt: instantColumn('recorded_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    evidence: text('evidence').notNull(),
    evidenceSha256: text('evidence_sha256').notNull(),
    pdfStorageKey: text('pdf_storage_key').notNull(),
    pdfSha256: text('pdf_sha256').notNull(),
  },
  (t) => [
    unique('clt_consents_consult').on(t.consultId),
    unique('clt_consents_evidence').on(t.evidenceSha256),
    unique('clt_consents_pdf').on(t.pdfSha256),
    foreignKey({
      columns: [t.organizationId, t.consultId],
      foreignColumns: [cltConsults.organizationId, cltConsults.id],
    }),
  ],
)
