import { z } from 'zod'
import { normalizeFederativeUnit } from '#lib/domain/documents/federative-units.ts'
import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import { normalizePostalCode, type PostalCode } from '#lib/domain/documents/postal-code.ts'

const MOST_LETTERS = 120

const plainText = z
  .string()
  .transform((text) => text.replace(/\p{C}/gu, '').trim())
  .pipe(z.string().max(MOST_LETTERS))
const optionalText = plainText.nullish().transform((text) => text || null)

const viaCep = z.object({
  cep: z.string(),
  uf: z.string(),
  localidade: plainText,
  bairro: optionalText,
  logradouro: optionalText,
})

const brasilApi = z.object({
  cep: z.string(),
  state: z.string(),
  city: plainText,
  neighborhood: optionalText,
  street: optionalText,
})

const responseSchema = z.union([
  viaCep.transform(({ cep, uf, localidade, bairro, logradouro }) => ({
    cep,
    state: uf,
    city: localidade,
    neighborhood: bairro,
    street: logradouro,
  })),
  brasilApi,
])

/** Reads a response of viacep.com.br or brasilapi.com.br; null for another CEP or any other response. */
export const readPostalAddress = (json: unknown, code: PostalCode): PostalAddress | null => {
  const result = responseSchema.safeParse(json)
  if (!result.success) return null
  const { cep, city, neighborhood, street } = result.data
  const state = normalizeFederativeUnit(result.data.state)
  if (state === null || city === '' || normalizePostalCode(cep) !== code) return null
  return { state, city, neighborhood, street }
}
