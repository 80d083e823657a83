import { z } from 'zod'

/** Forms that a schema alone cannot state; their words are in lib/http/expected-text. */
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

/** `allowed` where the schema checks a list it does not show. */
export type ExpectedForm = { kind: FormKind; allowed?: readonly string[] } | { allowed: readonly string[] }

/**
 * Forms by schema, named in refusals and left out of the OpenAPI document. Register a field after its last
 * method, because each method returns another schema.
 */
export const expectedForms = z.registry<ExpectedForm>()
