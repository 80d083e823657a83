import { z } from 'zod'

/** Forms that a schema alone cannot express; lib/http/expected-text has their texts. */
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

/** `allowed` lists the values of a schema that checks them itself instead of declaring an enum. */
export type ExpectedForm = { kind: FormKind; allowed?: readonly string[] } | { allowed: readonly string[] }

/**
 * Expected form of each schema, stated in errors and omitted from the OpenAPI document. Register a field
 * after its last method, because each method returns another schema.
 */
export const expectedForms = z.registry<ExpectedForm>()
