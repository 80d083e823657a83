import { encryptedColumn } from './encrypted-column.ts'

const cpfColumn = <T extends string>(table: T) =>
  encryptedColumn({
    ...{ table, column: 'encrypted_document_number', type: 'text', isShort: true },
    key: ['organizationId', 'id'],
  })

/** Encrypted CPFs; `document_number` has their blind indexes (db/customer-cpf.ts). */
export const proposalCpf = cpfColumn('proposals')
export const consultCpf = cpfColumn('clt_consults')
export const balanceCpf = cpfColumn('fgts_balance_queries')
export const fgtsSimulationCpf = cpfColumn('fgts_simulations')
export const cltSimulationCpf = cpfColumn('clt_simulations')

/** Encrypted names, which are searched by digests of their words (db/name-digests.ts). */
export const proposalName = encryptedColumn({
  ...{ table: 'proposals', column: 'client_name', type: 'text', isShort: true },
  key: ['organizationId', 'id'],
})
export const consultName = encryptedColumn({
  ...{ table: 'clt_consults', column: 'name', type: 'text', isShort: true },
  key: ['organizationId', 'id'],
})

/** Never searched, so it has no blind index. */
export const sandboxCpf = encryptedColumn({
  table: 'sandbox_cases',
  column: 'document_number',
  key: ['institutionCode', 'id'],
  type: 'text',
})

/** Webhook body: plain text added by the database, followed by the encrypted event data. */
export const eventBody = encryptedColumn({
  table: 'events',
  column: 'body',
  key: ['organizationId', 'id'],
  type: 'text',
})

export const attemptAnswer = encryptedColumn({
  table: 'webhook_attempts',
  column: 'response_body',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** The organization is not in the key, because it is unknown before the report is read. */
export const institutionReport = encryptedColumn({
  table: 'institution_events',
  column: 'body',
  key: ['institutionCode', 'id'],
  type: 'text',
})

/** Masked before it is stored, and encrypted because the figures of a customer are not masked. */
export const exchangeContent = encryptedColumn({
  table: 'institution_exchanges',
  column: 'content',
  key: ['organizationId', 'id'],
  type: 'jsonb',
})

export const consentEvidenceText = encryptedColumn({
  table: 'clt_consents',
  column: 'evidence',
  key: ['organizationId', 'id'],
  type: 'text',
})

export const sandboxState = encryptedColumn({
  table: 'sandbox_cases',
  column: 'state',
  key: ['institutionCode', 'id'],
  type: 'jsonb',
})

export const documentFilename = encryptedColumn({
  table: 'proposal_documents',
  column: 'original_filename',
  key: ['organizationId', 'id'],
  type: 'text',
})

/** The birth date stays in plain text, because the database compares birth dates. */
export const proposalBorrower = encryptedColumn({
  table: 'proposals',
  column: 'borrower',
  key: ['organizationId', 'id'],
  type: 'jsonb',
  plain: ['birthDate'],
})

/** The type stays in plain text, because lists show it. */
export const proposalPayment = encryptedColumn({
  table: 'proposals',
  column: 'payment',
  key: ['organizationId', 'id'],
  type: 'jsonb',
  plain: ['type'],
})

export const consultEmail = encryptedColumn({
  table: 'clt_consults',
  column: 'email',
  key: ['organizationId', 'id'],
  type: 'text',
})

export const consultPhone = encryptedColumn({
  table: 'clt_consults',
  column: 'phone',
  key: ['organizationId', 'id'],
  type: 'jsonb',
})

export const revealNote = encryptedColumn({
  table: 'reveal_reasons',
  column: 'note',
  key: ['organizationId', 'id'],
  type: 'text',
})
