import { z } from 'zod'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { maskEmail } from '#lib/domain/documents/mask-email.ts'
import { maskPhone } from '#lib/domain/documents/phone.ts'
import { type Cents, centsFromDecimalText, centsToNumber } from '#lib/domain/money.ts'

export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})

/** Whole cents, which are reais with at most two decimals on the wire. */
export const reais = z.codec(
  z.number(),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (amount) => centsFromDecimalText(String(amount)), encode: centsToNumber },
)

/** Only the middle digits are on the wire; decoding cannot restore the other digits. */
export const maskedCpf = z.codec(
  z.string(),
  z.custom<string>((value) => typeof value === 'string'),
  { decode: (text) => text.replace(/[.-]/g, ''), encode: (cpf) => maskCpf(cpf as Cpf) },
)

export const maskedEmail = z.codec(z.string(), z.string(), {
  decode: (text) => text,
  encode: maskEmail,
})

export const maskedPhone = z.codec(z.string(), z.custom<{ areaCode: string; number: string }>(), {
  decode: (text) => ({ areaCode: text.slice(1, 3), number: text.slice(5).replace('-', '') }),
  encode: maskPhone,
})

/** Decodes to the wire object itself, which is later encoded unchanged; `encode` is for all other values. */
export const withEncoder = <S extends z.ZodObject, T extends object>(
  schema: S,
  encode: (value: T) => z.input<S>,
) => {
  const read = new WeakSet<object>()
  return z.codec(schema, z.custom<T>(), {
    decode: (wire) => {
      read.add(wire)
      return wire as never
    },
    encode: (value) => (read.has(value) ? value : encode(value)) as z.output<S>,
  }) as unknown as z.ZodType<T, z.input<S>>
}

export const wrapIn = <K extends string, S extends z.ZodType>(name: K, schema: S) =>
  z.codec(z.object({ [name]: schema }), z.unknown(), {
    decode: (answer) => answer[name],
    encode: (value) => ({ [name]: value as z.output<S> }),
  }) as unknown as z.ZodType<z.output<S>, Record<K, z.input<S>>>

type Values = Record<string, unknown>

type RenamedKeys<T, N> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : never) : K]: T[K]
}

/** `names` maps wire names to ours, such as `{ provider: 'institutionCode' }`. */
export const renameKeys = <S extends z.ZodObject, const N extends { [K in keyof z.output<S>]?: string }>(
  schema: S,
  names: N,
) => {
  const pairs = Object.entries(names) as [wire: string, inside: string][]
  const members = (from: Values, to: readonly (readonly [string, string])[]) =>
    Object.fromEntries(to.map(([name, other]) => [name, from[other]]))
  return z.codec(schema, z.unknown(), {
    decode: (answer) => ({
      ...answer,
      ...members(
        answer,
        pairs.map(([wire, inside]) => [inside, wire]),
      ),
    }),
    encode: (value) => ({ ...(value as Values), ...members(value as Values, pairs) }) as z.output<S>,
  }) as unknown as z.ZodType<RenamedKeys<z.output<S>, N>, z.input<S>>
}
