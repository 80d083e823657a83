import { foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import { CODE_CHANNELS } from '#lib/domain/formalization/signature-code.ts'
import type { SignatureFactor } from '#lib/domain/formalization/signature-factor.ts'
import type { CoolingOff } from '#lib/domain/proposals/cooling-off.ts'
import { organizations } from './access.ts'
import { proposals } from './proposals.ts'

export const proposalDocuments = pgTable(
  'proposal_documents',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    type: text('type').notNull(),
    storageKey: text('storage_key').notNull(),
    originalFilename: text('original_filename').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proposal_documents_proposal').on(t.proposalId, t.id),
  ],
)

/** Evidence of an acceptance (MP 2.200-2 art. 10 par. 2, Lei 14.063/2020). Rows never change. */
export const proposalSignatures = pgTable(
  'proposal_signatures',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    documentSha256: text('document_sha256').notNull(),
    acceptedText: text('accepted_text').notNull(),
    acceptedTextSha256: text('accepted_text_sha256').notNull(),
    identityCheck: text('identity_check').notNull(),
    /** Empty for signatures from before this column, which were confirmed only by CPF and birth date. */
    factors: jsonb('factors').$type<SignatureFactor[]>().notNull().default([]),
    insuranceText: text('insurance_text'),
    insuranceTextSha256: text('insurance_text_sha256'),
    identifiedAt: instantColumn('identified_at').notNull(),
    contractReadAt: instantColumn('contract_read_at').notNull(),
    signedAt: instantColumn('signed_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    /** Cooling-off terms as signed; null on signatures older than the column. */
    coolingOff: jsonb('cooling_off').$type<CoolingOff>(),
  },
  (t) => [
    unique('proposal_signatures_proposal').on(t.proposalId),
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
  ],
)

/** One-time codes for signing, stored as digests and bound to the document and the accepted text. */
export const signatureCodes = pgTable(
  'signature_codes',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    channel: text('channel', { enum: CODE_CHANNELS }).notNull(),
    /** Masked e-mail or phone. */
    destination: text('destination').notNull(),
    codeDigest: text('code_digest').notNull(),
    documentSha256: text('document_sha256').notNull(),
    acceptedTextSha256: text('accepted_text_sha256').notNull(),
    outcome: text('outcome', { enum: ['sending', 'sent', 'failed'] }).notNull(),
    messageId: text('message_id'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instantColumn('sent_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('signature_codes_proposal').on(t.proposalId, t.id),
  ],
)

export const proofsOfLife = pgTable(
  'proofs_of_life',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    proposalId: uuid('proposal_id').notNull(),
    provider: text('provider').notNull(),
    /** Id assigned by the proof-of-life provider; null until the provider has accepted the check. */
    externalId: text('external_id'),
    outcome: text('outcome', { enum: ['open', 'passed', 'failed'] }).notNull(),
    evidence: text('evidence'),
    startedAt: instantColumn('started_at').notNull(),
    checkedAt: instantColumn('checked_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
    index('proofs_of_life_proposal').on(t.proposalId, t.id),
  ],
)
