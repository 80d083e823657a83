import type { AddressOfPostalCode } from '#lib/client/postal-codes'
import type { BorrowerFormValues } from './borrower-form.ts'

/** What a CEP says of an address. */
export const FIELDS_OF_POSTAL_CODE = ['state', 'city', 'neighborhood', 'street'] as const
export type FieldOfPostalCode = (typeof FIELDS_OF_POSTAL_CODE)[number]

type Values = Pick<BorrowerFormValues, FieldOfPostalCode>
type Filled = Partial<Values>

/** What the form has, what it opened with, and what an earlier CEP put into it. */
type Form = { values: Values; opened: Partial<Values>; filled: Filled }

/** The fields that were filled by another CEP and never touched: they go with it. */
export const staleFields = ({ values, filled }: Pick<Form, 'values' | 'filled'>): FieldOfPostalCode[] =>
  FIELDS_OF_POSTAL_CODE.filter((field) => filled[field] && values[field] === filled[field])

/**
 * What is to be written for an answer: blank fields, and those with what the form opened with or another CEP
 * said. What somebody typed stays.
 */
export const fieldsToFill = (
  { values, opened, filled }: Form,
  address: Partial<AddressOfPostalCode>,
): [FieldOfPostalCode, string][] =>
  FIELDS_OF_POSTAL_CODE.flatMap((field): [FieldOfPostalCode, string][] => {
    const [now, found] = [values[field], address[field]]
    const untouched = now === '' || now === opened[field] || now === filled[field]
    return found && untouched && now !== found ? [[field, found]] : []
  })
