import { z } from 'zod'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { type Cents, centsFromDecimalText, centsToNumber } from '#lib/domain/money'

/**
 * What answers of the back office are made of. Each is the wire's shape on one side and the domain's value on
 * the other: the kit writes what a service returns with the response itself, so that an answer is described
 * once.
 */

/** A Date, on the wire RFC 3339 in UTC with milliseconds. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (at) => at.toISOString(),
})

/** Whole cents, on the wire reais with at most two decimals. */
export const reais = z.codec(
  z.number(),
  z.custom<Cents>((value) => Number.isSafeInteger(value)),
  { decode: (amount) => centsFromDecimalText(String(amount)), encode: centsToNumber },
)

/** A CPF, on the wire with its middle digits alone; read back it stays concealed. */
export const maskedCpf = z.codec(
  z.string(),
  z.custom<string>((value) => typeof value === 'string'),
  { decode: (text) => text.replace(/[.-]/g, ''), encode: (cpf) => maskCpf(cpf as Cpf) },
)

/** What the wire says under one name where nothing else is said: `{ teams: [...] }`. */
export const under = <K extends string, S extends z.ZodType>(name: K, schema: S) =>
  z.codec(z.object({ [name]: schema }), z.unknown(), {
    decode: (answer) => answer[name],
    encode: (value) => ({ [name]: value as z.output<S> }),
  }) as unknown as z.ZodType<z.output<S>, Record<K, z.input<S>>>

type Values = Record<string, unknown>

type Renamed<T, N> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : never) : K]: T[K]
}

/**
 * An object of which some members have another name inside than on the wire: `{ provider: 'institutionCode'
 * }`.
 */
export const renamed = <S extends z.ZodObject, const N extends { [K in keyof z.output<S>]?: string }>(
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
  }) as unknown as z.ZodType<Renamed<z.output<S>, N>, z.input<S>>
}
