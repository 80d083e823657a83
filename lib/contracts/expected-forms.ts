import { z } from 'zod'

/**
 * Forms that a schema alone does not give: what a text must be made of. Their words are in
 * lib/http/expected-text.
 */
export type FormKind =
  | 'cpf'
  | 'uuid'
  | 'day'
  | 'instant'
  | 'money'
  | 'email'
  | 'areaCode'
  | 'mobile'
  | 'postalCode'
  | 'pixKey'
  | 'institution'
  | 'list'

/** What a field expects; `allowed` where the schema checks a list it does not show. */
export type ExpectedForm = { kind: FormKind; allowed?: readonly string[] } | { allowed: readonly string[] }

/**
 * The forms of fields, beside their schemas: a refusal names them, and the OpenAPI document does not carry
 * them. Register the field itself, after its last method: a method makes another schema.
 */
export const expectedForms = z.registry<ExpectedForm>()
