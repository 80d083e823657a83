import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { plainText } from '#lib/domain/plain-text.ts'

/** Returns whether a text is or may become a CPF: at least eight digits and otherwise only punctuation. */
export const looksLikeCpf = (text: string): boolean => {
  const plain = plainText(text)
  return (
    normalizeCpf(plain) !== null ||
    (/^[\d.\s/-]+$/.test(plain) && plain.replace(/\D/g, '').length >= 8 && !isContract(plain))
  )
}

// Only a contract number has this shape: "2026-00000123-61".
const isContract = (text: string) => /^\d{4}-\d{6,}-\d{2}$/.test(text)
