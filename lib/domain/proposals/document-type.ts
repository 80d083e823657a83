import { matchWord } from '#lib/domain/match-word.ts'

export const DOCUMENT_TYPES = [
  'identification_front',
  'identification_back',
  'address_proof',
  'paycheck',
  'selfie',
  'other',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

export const CONTRACT_DOCUMENT_TYPE = 'ccb'

/** Numbers that older API clients send; any other number means `other`. */
const NUMBERS: Readonly<Record<string, DocumentType>> = {
  '1': 'identification_front',
  '2': 'identification_front',
  '401': 'identification_front',
  '402': 'identification_front',
  '501': 'identification_front',
  '503': 'identification_front',
  '403': 'identification_back',
  '502': 'identification_back',
  '504': 'identification_back',
}

const OTHER_NAMES: Readonly<Record<string, DocumentType>> = {
  rgfrente: 'identification_front',
  cnhfrente: 'identification_front',
  rgverso: 'identification_back',
  cnhverso: 'identification_back',
  proofofaddress: 'address_proof',
  comprovanteresidencia: 'address_proof',
  comprovantederesidencia: 'address_proof',
  holerite: 'paycheck',
  contracheque: 'paycheck',
  outro: 'other',
}

/** Returns a document type from its code in any case, an alias or a number; null if unknown. */
export const documentTypeOf = (text: string): DocumentType | null => {
  const trimmed = text.trim()
  if (/^\d{1,4}$/.test(trimmed)) return NUMBERS[String(Number(trimmed))] ?? 'other'
  return matchWord(trimmed, DOCUMENT_TYPES, OTHER_NAMES)
}
