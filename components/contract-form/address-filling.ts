import type { AddressOfPostalCode } from '#lib/client/postal-codes.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

export const FIELDS_OF_POSTAL_CODE = ['state', 'city', 'neighborhood', 'street'] as const
export type FieldOfPostalCode = (typeof FIELDS_OF_POSTAL_CODE)[number]

type Values = Pick<BorrowerFormValues, FieldOfPostalCode>
type FilledValues = Partial<Values>

type Form = { values: Values; initial: Partial<Values>; filled: FilledValues }

/** Returns the fields that were filled from an earlier CEP and not edited since. A new CEP clears them. */
export const staleFields = ({ values, filled }: Pick<Form, 'values' | 'filled'>): FieldOfPostalCode[] =>
  FIELDS_OF_POSTAL_CODE.filter((field) => filled[field] && values[field] === filled[field])

/**
 * Returns the fields that the address overwrites. A field is overwritten only if it is blank, unchanged or
 * filled from an earlier CEP, so typed values are kept.
 */
export const fieldsToFill = (
  { values, initial, filled }: Form,
  address: Partial<AddressOfPostalCode>,
): [FieldOfPostalCode, string][] =>
  FIELDS_OF_POSTAL_CODE.flatMap((field): [FieldOfPostalCode, string][] => {
    const [now, next] = [values[field], address[field]]
    const untouched = now === '' || now === initial[field] || now === filled[field]
    return next && untouched && now !== next ? [[field, next]] : []
  })
