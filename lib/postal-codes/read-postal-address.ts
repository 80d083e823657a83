import { z } from 'zod'
import { normalizeFederativeUnit } from '#lib/domain/documents/federative-units.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import { normalizePostalCode, type PostalCode } from '#lib/domain/documents/postal-code.ts'

const MOST_LETTERS = 120

// Only what people would type: no control characters, nothing longer than the form accepts.
const writtenText = z
  .string()
  .transform((text) => text.replace(/\p{C}/gu, '').trim())
  .pipe(z.string().max(MOST_LETTERS))
const absentText = writtenText.nullish().transform((text) => text || null)

const viaCep = z.object({
  cep: z.string(),
  uf: z.string(),
  localidade: writtenText,
  bairro: absentText,
  logradouro: absentText,
})

const brasilApi = z.object({
  cep: z.string(),
  state: z.string(),
  city: writtenText,
  neighborhood: absentText,
  street: absentText,
})

const answered = z.union([
  viaCep.transform(({ cep, uf, localidade, bairro, logradouro }) => ({
    cep,
    state: uf,
    city: localidade,
    neighborhood: bairro,
    street: logradouro,
  })),
  brasilApi,
])

/** Reads what viacep.com.br and brasilapi.com.br document; null for another CEP or anything else. */
export const readPostalAddress = (json: unknown, asked: PostalCode): PostalAddress | null => {
  const read = answered.safeParse(json)
  if (!read.success) return null
  const { cep, city, neighborhood, street } = read.data
  const state = normalizeFederativeUnit(read.data.state)
  if (state === null || city === '' || normalizePostalCode(cep) !== asked) return null
  return { state, city, neighborhood, street }
}
