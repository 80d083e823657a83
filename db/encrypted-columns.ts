import { encryptedColumn } from './encrypted-column.ts'

/** The bodies of events, as they are sent: behind what the database adds, the data of the event. */
export const eventBody = encryptedColumn({
  table: 'events',
  column: 'body',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** What receivers answered to a delivery. */
export const attemptAnswer = encryptedColumn({
  table: 'webhook_attempts',
  column: 'response_body',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** What institutions reported, as it came; of which organization is not known before it is read. */
export const institutionReport = encryptedColumn({
  table: 'institution_events',
  column: 'body',
  key: ['institutionCode', 'id'],
  type: 'text',
})

/** The documents that prove consents. */
export const consentEvidenceText = encryptedColumn({
  table: 'clt_consents',
  column: 'evidence',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** What sandbox institutions know of a case, the reports they sent among it. */
export const sandboxState = encryptedColumn({
  table: 'sandbox_cases',
  column: 'state',
  key: ['institutionCode', 'id'],
  type: 'jsonb',
})

/** What the files of documents were called by whoever uploaded them. */
export const documentFilename = encryptedColumn({
  table: 'proposal_documents',
  column: 'original_filename',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** The borrowers of proposals: the database compares their birth dates. */
export const proposalBorrower = encryptedColumn({
  table: 'proposals',
  column: 'borrower',
  key: ['organizationId', 'id'],
  type: 'jsonb',
  plain: ['birthDate'],
})

/** Where the money of proposals goes: lists say by which way. */
export const proposalPayment = encryptedColumn({
  table: 'proposals',
  column: 'payment',
  key: ['organizationId', 'id'],
  type: 'jsonb',
  plain: ['type'],
})

/** The e-mail addresses of those who are asked for a consent; nothing for one that was erased. */
export const consultEmail = encryptedColumn({
  table: 'clt_consults',
  column: 'email',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** Their phones. */
export const consultPhone = encryptedColumn({
  table: 'clt_consults',
  column: 'phone',
  key: ['organizationId', 'id'],
  type: 'jsonb',
})
