import type { z } from 'zod'
import type { ErrorDetails, FieldError } from '#lib/domain/errors.ts'
import type { Language } from '#lib/domain/language.ts'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'

export const fieldErrorsOf = (error: z.ZodError, language: Language): FieldError[] =>
  leavesOf(error.issues).map((leaf) => leafToFieldError(leaf, language))

export type Leaf = { path: PropertyKey[]; code: ReasonCode; details?: ErrorDetails }

/** A union error with a single option yields that option's errors. */
export const leavesOf = (issues: readonly z.core.$ZodIssue[]): Leaf[] => issues.flatMap(leafIssues)

/** The pointer is a JSON pointer (RFC 6901). */
export const leafToFieldError = ({ path, code, details }: Leaf, language: Language): FieldError => ({
  ...details,
  pointer: path.map((part) => `/${pointerPart(part)}`).join(''),
  code,
  message: reasonTexts(code, language, details).text,
})

const leafIssues = (issue: z.core.$ZodIssue): Leaf[] => {
  if (issue.code === 'invalid_union' && issue.errors.length === 1 && issue.errors[0]) {
    return issue.errors[0].flatMap((inner) => leafIssues({ ...inner, path: [...issue.path, ...inner.path] }))
  }
  const details: ErrorDetails | undefined = issue.code === 'custom' ? issue.params?.details : undefined
  return [{ path: issue.path, code: codeOf(issue), ...(details && { details }) }]
}

const codeOf = (issue: z.core.$ZodIssue): ReasonCode => {
  if (issue.code === 'custom') {
    const code = issue.params?.code
    return typeof code === 'string' && isReasonCode(code) ? code : 'invalid_value'
  }
  if (issue.code === 'too_small') return issue.origin === 'string' ? 'required' : 'too_small'
  if (issue.code === 'too_big') return 'too_big'
  if (issue.code === 'invalid_union' && isWithoutDiscriminator(issue)) return 'required'
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value' || issue.code === 'invalid_union')
  )
    return 'required'
  return 'invalid_value'
}

// Zod reports a missing discriminator at the discriminator's path, but with the whole object as input.
const isWithoutDiscriminator = ({ discriminator, input }: z.core.$ZodIssueInvalidUnion) =>
  discriminator !== undefined && (input as Record<string, unknown> | undefined)?.[discriminator] === undefined

const pointerPart = (part: PropertyKey) => String(part).replace(/~/g, '~0').replace(/\//g, '~1')
