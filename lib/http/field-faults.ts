import type { z } from 'zod'
import { type Leaf, leafToFieldError, leavesOf } from '#lib/contracts/field-errors.ts'
import type { FieldError } from '#lib/domain/errors.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import { expectedText } from './expected-text.ts'
import { type FieldForm, formAt, schemasAt } from './field-form.ts'

export type Reading = { schema: z.ZodType; language: Language; example: unknown }

/** Also returns errors for the fields of a missing object, so that one response reports all errors. */
export const fieldFaultsOf = (error: z.ZodError, reading: Reading): FieldError[] =>
  leavesOf(withMissingFields(error.issues, reading.schema)).map((leaf) => explainLeaf(leaf, reading))

const withMissingFields = (issues: readonly z.core.$ZodIssue[], schema: z.ZodType): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    if (issue.path.length === 0 || (issue.input ?? null) !== null) return [issue]
    const inner = schemasAt(schema, issue.path)[0] as z.ZodType | undefined
    const form = formAt(schema, issue.path)
    if (!inner || form?.kind !== 'object') return [issue]
    const result = inner.safeParse({}, { reportInput: true })
    const below = result.error?.issues.filter(({ path }) => path.length > 0) ?? []
    const missing = below.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
    return [issue, ...withMissingFields(missing, schema)]
  })

export const explainLeaf = (leaf: Leaf, reading: Reading): FieldError => {
  const fault = leafToFieldError(leaf, reading.language)
  const form = formAt(reading.schema, leaf.path)
  if (!form) return fault
  const { language } = reading
  const expected = expectedText(form, language)
  const example =
    leaf.code === 'dates_out_of_order' ? leaf.details?.maximum : exampleFor(form, leaf.path, reading)
  const exampleText =
    example === undefined
      ? ''
      : textIn({ pt: ` Exemplo: ${textOf(example)}.`, en: ` Example: ${textOf(example)}.` }, language)
  return {
    ...fault,
    message: `${fault.message} ${textIn(EXPECTED, language)}: ${expected}.${exampleText}`,
    expected,
    ...(example !== undefined && { example }),
    ...(form.allowed.length > 0 && { allowed: form.allowed }),
    ...(form.minimum !== undefined && { minimum: form.minimum }),
    ...(form.maximum !== undefined && { maximum: form.maximum }),
  }
}

const EXPECTED = { pt: 'Esperado', en: 'Expected' }

const textOf = (example: unknown) => (typeof example === 'string' ? example : JSON.stringify(example))

const EXAMPLES: Partial<Record<FieldForm['kind'], unknown>> = {
  uuid: '0199a3b2-7c00-7000-8000-000000000001',
  day: '2027-03-01',
  instant: '2026-11-21T14:03:20.000Z',
  money: 350,
  email: 'maria@example.com',
  boolean: true,
}

const exampleFor = (form: FieldForm, path: readonly PropertyKey[], { example }: Reading): unknown => {
  const documented = path.reduce<unknown>(
    (part, name) => (Array.isArray(part) ? part[0] : memberOf(part, name)),
    example,
  )
  const isNumber = form.kind === 'integer' || form.kind === 'number'
  if (documented !== undefined && documented !== '') return isNumber ? Number(documented) : documented
  return (
    form.example ??
    form.allowed[0] ??
    EXAMPLES[form.kind] ??
    (form.kind === 'integer' ? (form.minimum ?? 1) : undefined)
  )
}

const memberOf = (part: unknown, name: PropertyKey): unknown =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, name)
    ? (part as Record<PropertyKey, unknown>)[name]
    : undefined
