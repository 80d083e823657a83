import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, organizationColumn } from '../columns.ts'
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

/** The evidence of an acceptance (MP 2.200-2 art. 10 par. 2, Lei 14.063/2020). Never changed. */
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
    identifiedAt: instantColumn('identified_at').notNull(),
    contractReadAt: instantColumn('contract_read_at').notNull(),
    signedAt: instantColumn('signed_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (t) => [
    unique('proposal_signatures_proposal').on(t.proposalId),
    foreignKey({
      columns: [t.organizationId, t.proposalId],
      foreignColumns: [proposals.organizationId, proposals.id],
    }),
  ],
)
