import { z } from 'zod'

/** Formats that a schema alone cannot express; lib/http/expected-text describes each in words. */
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

/** `allowed` lists the accepted values of a schema that checks them in code instead of with a Zod enum. */
export type ExpectedForm = { kind: FormKind; allowed?: readonly string[] } | { allowed: readonly string[] }

/** Not for the OpenAPI document. Call `register` last, because each schema method returns a new schema. */
export const expectedForms = z.registry<ExpectedForm>()
