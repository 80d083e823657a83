import { normalizeCpf } from '#lib/domain/documents/cpf'
import { plainText } from '#lib/domain/plain-text'

/**
 * Whether what was typed is a CPF, or on its way to one: eight digits and nothing else beside its
 * punctuation.
 */
export const looksLikeCpf = (text: string): boolean => {
  const written = plainText(text)
  return (
    normalizeCpf(written) !== null ||
    (/^[\d.\s/-]+$/.test(written) && written.replace(/\D/g, '').length >= 8 && !isContract(written))
  )
}

// "2026-00000123-61": only a contract number has this shape.
const isContract = (text: string) => /^\d{4}-\d{6,}-\d{2}$/.test(text)
