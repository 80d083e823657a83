import { z } from 'zod'
import { readCpf } from '#lib/domain/documents/cpf'
import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf'
import { plainText } from '#lib/domain/plain-text'
import { refuse } from './fields.ts'

/** CPF, contract number or name; an unreadable CPF is refused, as an empty list would mean nobody. */
export const searchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => {
    if (!looksLikeCpf(text)) return text
    return readCpf(text) ?? refuse(ctx, 'invalid_cpf')
  })

/** CPFs only: anything with a digit must be one. */
export const cpfSearchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => readCpf(text) ?? (/\d/.test(text) ? refuse(ctx, 'invalid_cpf') : text))
