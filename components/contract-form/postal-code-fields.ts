import type { BorrowerFormValues } from './borrower-form.ts'

export const FIELDS_OF_POSTAL_CODE = ['state', 'city', 'neighborhood', 'street'] as const
export type FieldOfPostalCode = (typeof FIELDS_OF_POSTAL_CODE)[number]

export type AddressValues = Pick<BorrowerFormValues, FieldOfPostalCode>
