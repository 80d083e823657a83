import { normalizeCpf } from '#lib/domain/documents/cpf'

/**
 * Whether what was typed is a CPF, or on its way to one: eight digits and nothing else beside its
 * punctuation.
 */
export const looksLikeCpf = (text: string): boolean =>
  normalizeCpf(text) !== null ||
  (/^[\d.\s-]+$/.test(text) && text.replace(/\D/g, '').length >= 8 && !isContract(text))

// "2026-00000123-61": only a contract number has this shape.
const isContract = (text: string) => /^\d{4}-\d{6,}-\d{2}$/.test(text.trim())
