import type { z } from 'zod'
import type { Scope } from '#lib/domain/access/permissions'
import type { ReasonCode } from '#lib/domain/reasons/catalogue'
import type { Command } from './command.ts'

type Plain = string | number | bigint | boolean | symbol | null | undefined | Date

type Unchanged<T> = unknown extends T ? T : T extends Plain ? T : { readonly [K in keyof T]: Unchanged<T[K]> }

/**
 * What a service returns for a response: the domain's side of its codecs. Nobody changes it, so lists may be
 * read-only.
 */
export type Returned<R extends z.ZodType> = Unchanged<z.output<R>>

/**
 * Who may call: anybody, an application or a signed-in person with the scope, an institution that signs, or a
 * signed-in person alone (what the back office reads: GET, listed in back-office-contracts.ts and left out of
 * the integrators' document).
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'scope'; scope: Scope | 'any' }
  | { kind: 'signature' }
  | { kind: 'person' }

/** Headers that only some answers carry. */
export type AnswerHeader = 'Location' | 'X-Balance-Query-Id' | 'Content-Disposition'

type Schema = z.ZodType<Record<string, unknown>>

/**
 * One operation of the wire, written once: the route, the form, the OpenAPI document, the browser's client
 * and the tests read it. Input schemas turn the wire into domain values. The response turns what a service
 * returns into the wire, by its codecs; where the public API has an `encode` of its own, that does it instead
 * and the response only describes and checks it.
 */
export type Contract<
  P extends Schema,
  Q extends Schema,
  B extends z.ZodType,
  Output,
  R extends z.ZodType = z.ZodType,
> = {
  /** camelCase, unique: the operationId. */
  name: string
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, parameters in braces. */
  path: string
  tag: string
  /** pt-BR, one line. */
  summary: string
  description?: string
  access: Access
  params?: P
  query?: Q
  body?: B
  /** The body may be left out or empty (then it is read as `{}`). */
  bodyOptional?: boolean
  /** How the body travels; JSON unless said. */
  bodyType?: 'json' | 'form-or-json' | 'multipart' | 'raw'
  status?: 200 | 201 | 202
  /** The wire shape of the answer; served in OpenAPI and checked in tests. */
  response: R
  /** The wire shape of refusals where it is not the problem body: the token endpoint alone. */
  failure?: z.ZodType
  /** The codes this operation may answer beside those any request can meet. */
  codes: readonly ReasonCode[]
  encode?: (output: Output) => unknown
  headers?: (output: Output) => Record<string, string>
  /** The names of what `headers` adds to every answer that succeeds, for the document. */
  answerHeaders?: readonly AnswerHeader[]
  /**
   * The media types of an answer that is a file, each `binary` or with an example of its JSON; only JSON
   * unless said.
   */
  answerTypes?: Readonly<Record<string, 'binary' | object>>
  /** Answers of this shape are the same for everyone and may be cached by programs. */
  cacheable?: boolean
  examples: { request?: unknown; response: unknown; query?: Record<string, string> }
}

// biome-ignore lint/suspicious/noExplicitAny: represents any contract where only its common parts are read
export type AnyContract = Contract<any, any, any, any>

// biome-ignore lint/suspicious/noExplicitAny: as above, of what server actions call
export type AnyCommand = Command<any, any>

/** What a screen can ask a server action for: a command, or an operation of the API as programs call it. */
export type Operation = AnyContract | AnyCommand

// A schema left out is inferred as its bound, whose keys are any string: it adds nothing to the input.
type OutputOfSchema<S> = S extends z.ZodType
  ? string extends keyof z.output<S>
    ? unknown
    : z.output<S>
  : unknown

/** What the service is given: parameters, query and body in one object. */
export type InputOf<C> =
  C extends Contract<infer P, infer Q, infer B, infer _O>
    ? OutputOfSchema<P> & OutputOfSchema<Q> & OutputOfSchema<B>
    : C extends Command<infer B, infer _R>
      ? OutputOfSchema<B>
      : never

/** What the service returns. */
export type OutputOf<C> =
  C extends Contract<infer _P, infer _Q, infer _B, infer O>
    ? O
    : C extends Command<infer _B, infer R>
      ? Returned<R>
      : never

type InputOfSchema<S> = S extends z.ZodType
  ? string extends keyof z.input<S>
    ? unknown
    : z.input<S>
  : unknown

/** What a screen sends: parameters, query and body as they are on the wire, in one object. */
export type WireInputOf<C> =
  C extends Contract<infer P, infer Q, infer B, infer _O>
    ? InputOfSchema<P> & InputOfSchema<Q> & InputOfSchema<B>
    : C extends Command<infer B, infer _R>
      ? InputOfSchema<B>
      : never

/** What a screen gets: the answer's wire shape. */
export type WireOutputOf<C> = C extends { response: infer R extends z.ZodType } ? z.input<R> : never

/** Declares a contract; it only fixes the types, the path as it is written. */
export const contract = <
  const Path extends string,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends z.ZodType = Schema,
  R extends z.ZodType = z.ZodType,
  Output = Returned<R>,
>(
  definition: Contract<P, Q, B, Output, R> & { path: Path },
): Contract<P, Q, B, Output, R> & { path: Path } => definition
