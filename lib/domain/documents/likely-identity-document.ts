import { plainText } from '#lib/domain/plain-text.ts'
import { normalizeCpf } from './cpf.ts'
import type { IdentityDocumentType } from './identity.ts'

/**
 * Guesses the document type from its number: a CNH has 11 digits; the new identity card, which counts as
 * an RG, has the CPF as its number. Sources: Resolução CONTRAN 886/2021; Lei 14.534/2023.
 */
export const likelyIdentityDocument = (number: string): IdentityDocumentType => {
  const bare = plainText(number).replace(/[\s.-]/g, '')
  return /^\d{11}$/.test(bare) && normalizeCpf(bare) === null ? 'cnh' : 'rg'
}
