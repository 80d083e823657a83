import { z } from 'zod'
import { readCpf } from '#lib/domain/documents/cpf.ts'
import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { refuse } from './fields.ts'

/** An invalid CPF is rejected, because an empty list would suggest that no such customer exists. */
export const searchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => {
    if (!looksLikeCpf(text)) return text
    return readCpf(text) ?? refuse(ctx, 'invalid_cpf')
  })

export const cpfSearchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => readCpf(text) ?? (/\d/.test(text) ? refuse(ctx, 'invalid_cpf') : text))
