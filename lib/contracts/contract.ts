import type { z } from 'zod'
import type { Scope } from '#lib/domain/access/permissions.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { Command } from './command.ts'

type Plain = string | number | bigint | boolean | symbol | null | undefined | Date

type DeepReadonly<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> }

/** Deeply read-only, so that services may return read-only lists. */
export type ResponseValue<R extends z.ZodType> = DeepReadonly<z.output<R>>

/** `scope`: API clients with the scope and, on GET, people; `signature`: institutions; `person`: people. */
export type Access =
  | { kind: 'public' }
  | { kind: 'scope'; scope: Scope | 'any' }
  | { kind: 'signature' }
  | { kind: 'person' }

export type AnswerHeader = 'Location' | 'X-Balance-Query-Id' | 'Content-Disposition'

export type Schema = z.ZodType<Record<string, unknown>>

/** Input schemas decode the wire into domain values; the response's codecs, or `encode`, encode a result. */
export type Contract<
  P extends Schema,
  Q extends Schema,
  B extends z.ZodType,
  Output,
  R extends z.ZodType = z.ZodType,
> = {
  /** camelCase and unique; it is the operationId. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path below `/api`, with parameters in braces. */
  path: string
  access: Access
  params?: P
  query?: Q
  body?: B
  /** A missing or empty body is read as `{}`. */
  bodyOptional?: boolean
  bodyType?: 'json' | 'form-or-json' | 'multipart' | 'raw'
  status?: 200 | 201 | 202
  response: R
  /** Wire shape of the token endpoint's errors, which are not problem bodies. */
  failure?: z.ZodType
  /** Error codes in addition to those that any request may return. */
  codes: readonly ReasonCode[]
  encode?: (output: Output) => unknown
  headers?: (output: Output) => Record<string, string>
  answerHeaders?: readonly AnswerHeader[]
  /** Each media type is mapped to `binary` or to an example of its JSON; defaults to JSON only. */
  answerTypes?: Readonly<Record<string, 'binary' | object>>
  /** The response is the same for all callers, so clients may cache it. */
  cacheable?: boolean
} & Partial<Documentation>

export type Documentation = {
  tag: string
  summary: string
  description?: string
  examples: { request?: unknown; response: unknown; query?: Record<string, string> }
}

// biome-ignore lint/suspicious/noExplicitAny: represents any contract where only its common parts are read
export type AnyContract = Contract<any, any, any, any>

export type PublishedContract = AnyContract & Documentation

// biome-ignore lint/suspicious/noExplicitAny: as above, of what server actions call
export type AnyCommand = Command<any, any>

export type Operation = AnyContract | AnyCommand

// TypeScript infers an omitted schema as `Schema`, which accepts any key; `unknown` adds no keys.
type OutputOfSchema<S> = S extends z.ZodType
  ? string extends keyof z.output<S>
    ? unknown
    : z.output<S>
  : unknown

export type InputOf<C> =
  C extends Contract<infer P, infer Q, infer B, infer _O>
    ? OutputOfSchema<P> & OutputOfSchema<Q> & OutputOfSchema<B>
    : C extends Command<infer B, infer _R>
      ? OutputOfSchema<B>
      : never

export type OutputOf<C> =
  C extends Contract<infer _P, infer _Q, infer _B, infer O>
    ? O
    : C extends Command<infer _B, infer R>
      ? ResponseValue<R>
      : never

type InputOfSchema<S> = S extends z.ZodType
  ? string extends keyof z.input<S>
    ? unknown
    : z.input<S>
  : unknown

export type WireInputOf<C> =
  C extends Contract<infer P, infer Q, infer B, infer _O>
    ? InputOfSchema<P> & InputOfSchema<Q> & InputOfSchema<B>
    : C extends Command<infer B, infer _R>
      ? InputOfSchema<B>
      : never

export type WireOutputOf<C> = C extends { response: infer R extends z.ZodType } ? z.input<R> : never

export const contract = <
  const Path extends string,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends z.ZodType = Schema,
  R extends z.ZodType = z.ZodType,
  Output = ResponseValue<R>,
>(
  definition: Contract<P, Q, B, Output, R> & Documentation & { path: Path },
): Contract<P, Q, B, Output, R> & Documentation & { path: Path } => definition
