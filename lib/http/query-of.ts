import type { z } from 'zod'
import { DomainError } from '#lib/domain/errors'
import { formAt } from './field-form.ts'

type Query = { values: Record<string, string>; repeated: string[] }

/**
 * The query of an address as an object; what is empty is absent. A name that is repeated is a list where the schema takes one, and
 * otherwise told in `repeated`: to use one of its values would be to ignore the others. Unknown names are left to the schema to ignore.
 * @throws invalid_request for what no text of the database can hold
 */
export const queryOf = (url: string, schema: z.ZodType): Query => {
  const start = url.indexOf('?')
  const values: Record<string, string> = {}
  const repeated = new Set<string>()
  if (start === -1) return { values, repeated: [] }
  for (const [name, value] of new URLSearchParams(url.slice(start))) {
    if (value.includes('\0')) throw new DomainError('invalid_request')
    if (value.trim() === '') continue
    if (!Object.hasOwn(values, name)) values[name] = value
    else if (formAt(schema, [name])?.kind === 'list') values[name] += `,${value}`
    else repeated.add(name)
  }
  return { values, repeated: [...repeated].filter((name) => formAt(schema, [name]) !== undefined) }
}
