import { plainText } from '#lib/domain/plain-text.ts'
import { normalizeCpf } from './cpf.ts'
import type { IdentityDocumentType } from './identity.ts'

/**
 * Guesses CNH for 11 digits (Resolução CONTRAN 886/2021), otherwise RG. Digits that are a valid CPF may be
 * the number of an RG (Lei 14.534/2023).
 */
export const likelyIdentityDocument = (number: string): IdentityDocumentType => {
  const bare = plainText(number).replace(/[\s.-]/g, '')
  return /^\d{11}$/.test(bare) && normalizeCpf(bare) === null ? 'cnh' : 'rg'
}
