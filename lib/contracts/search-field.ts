import { z } from 'zod'
import { readCpf } from '#lib/domain/documents/cpf'
import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf'
import { plainText } from '#lib/domain/plain-text'
import { refuse } from './fields.ts'

/**
 * What a list of people is searched for: a CPF, a contract number or a name. A CPF that cannot be read is
 * refused, because an empty list would say that there is nobody.
 */
export const searchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => {
    if (!looksLikeCpf(text)) return text
    return readCpf(text) ?? refuse(ctx, 'invalid_cpf')
  })

/** The same where only a CPF is searched for: whatever has a digit must be one. */
export const cpfSearchField = z
  .string()
  .overwrite(plainText)
  .max(120)
  .transform((text, ctx) => readCpf(text) ?? (/\d/.test(text) ? refuse(ctx, 'invalid_cpf') : text))
