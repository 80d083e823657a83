import { expect } from 'vitest'
import type { ApiAnswer, Harness } from '#tests/support/servers/harness.ts'
import type { World } from './world.ts'

export type Call = {
  path: string
  method?: string
  body?: unknown
  raw?: string | FormData
  headers?: Record<string, string>
  token?: string | null
}

/** A wrong call, and the parts of its response that the caller needs to fix the call without help. */
export type WrongCall = {
  title: string
  call: (world: World) => Call | Promise<Call>
  /** Pointer into the body or to a query parameter, and the wrong value sent there. */
  wrong?: readonly [pointer: string, value: unknown]
  status: number
  code: string
  /** Members expected in the field error, besides format and example. */
  field?: Record<string, unknown>
  says?: RegExp
  extensions?: Record<string, unknown>
  headers?: Record<string, RegExp>
}

type FieldAnswer = {
  pointer: string
  code: string
  expected?: string
  example?: unknown
  allowed?: unknown[]
}

/** Makes the call, then follows the advice of the response and expects the error to be gone. */
export const expectFixable = async (harness: Harness, world: World, row: WrongCall): Promise<void> => {
  const call = await row.call(world)
  const answer = await send(harness, row.wrong ? changed(call, ...row.wrong) : call)
  expect([answer.status, answer.body.code], answer.text).toEqual([row.status, row.code])
  for (const [name, pattern] of Object.entries(row.headers ?? {}))
    expect(answer.headers.get(name)).toMatch(pattern)
  expect(answer.body).toMatchObject({ ...row.extensions, detail: expect.stringMatching(row.says ?? /./) })
  // API clients written for older services read the status and the detail in `error`.
  expect(answer.body.error).toEqual({ statusCode: row.status, message: answer.body.detail })
  // A dash would mean that the text has a placeholder without a value.
  expect(`${answer.body.title} ${answer.body.detail} ${answer.body.nextAction}`).not.toContain('—')
  if (!row.wrong) return
  const [pointer] = row.wrong
  const fault = faultAt(answer, pointer)
  expect(fault, answer.text).toMatchObject({ ...row.field, message: expect.stringMatching(/./) })
  if (row.code === 'invalid_request' && !('minimum' in (row.field ?? {})))
    expect(fault?.expected, answer.text).toMatch(/./)
  for (const value of suggestionsOf(fault)) {
    const corrected = await send(harness, changed(call, pointer, value))
    expect(faultAt(corrected, pointer)?.code, `${JSON.stringify(value)}: ${corrected.text}`).not.toBe(
      fault?.code,
    )
  }
}

/** Returns the call with another value at a pointer into its body or query; undefined removes the value. */
export const changed = (call: Call, pointer: string, value: unknown): Call => {
  if (call.body !== undefined) return { ...call, body: withAt(call.body, pointer.split('/').slice(1), value) }
  const [path, query] = call.path.split('?')
  const parameters = new URLSearchParams(query)
  parameters.delete(pointer.slice(1))
  for (const one of Array.isArray(value) ? value : [value]) parameters.append(pointer.slice(1), String(one))
  return { ...call, path: `${path}?${parameters}` }
}

const withAt = (part: unknown, [name, ...rest]: string[], value: unknown): unknown => {
  if (name === undefined) return value
  if (Array.isArray(part))
    return part.map((item, index) => (String(index) === name ? withAt(item, rest, value) : item))
  const object = part as Record<string, unknown>
  return { ...object, [name]: withAt(object[name], rest, value) }
}

const suggestionsOf = (fault: FieldAnswer | undefined): unknown[] => [
  ...(fault?.example === undefined ? [] : [fault.example]),
  ...(fault?.allowed ?? []),
]

const faultAt = (answer: ApiAnswer, pointer: string): FieldAnswer | undefined =>
  answer.body?.errors?.find((error: FieldAnswer) => error.pointer === pointer)

const send = async (harness: Harness, { path, ...call }: Call): Promise<ApiAnswer> => {
  const inLanguage = (language: string) =>
    harness.api(path, { ...call, headers: { ...call.headers, 'accept-language': language } })
  const answer = await inLanguage('pt-BR')
  if (answer.status < 400) return answer
  const english = await inLanguage('en')
  expect(english.body.code).toBe(answer.body.code)
  expect(english.body.detail).not.toBe(answer.body.detail)
  return answer
}
