import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { plainText } from '#lib/domain/plain-text.ts'

/** Returns whether typed text is or becomes a CPF: at least eight digits and punctuation only. */
export const looksLikeCpf = (text: string): boolean => {
  const written = plainText(text)
  return (
    normalizeCpf(written) !== null ||
    (/^[\d.\s/-]+$/.test(written) && written.replace(/\D/g, '').length >= 8 && !isContract(written))
  )
}

// Only a contract number has this shape: "2026-00000123-61".
const isContract = (text: string) => /^\d{4}-\d{6,}-\d{2}$/.test(text)
