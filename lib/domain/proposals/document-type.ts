/** What an uploaded document shows. */
export const DOCUMENT_TYPES = [
  'identification_front',
  'identification_back',
  'address_proof',
  'paycheck',
  'selfie',
  'other',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** The contract itself, kept beside what people upload. */
export const CONTRACT_DOCUMENT_TYPE = 'ccb'
