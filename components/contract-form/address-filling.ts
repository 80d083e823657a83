import type { AddressOfPostalCode } from '#lib/client/postal-codes.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { type AddressValues, FIELDS_OF_POSTAL_CODE, type FieldOfPostalCode } from './postal-code-fields.ts'

type FilledValues = Partial<AddressValues>

type Form = { values: AddressValues; initial: FilledValues; filled: FilledValues }

export const staleFields = ({ values, initial, filled }: Form): FieldOfPostalCode[] =>
  FIELDS_OF_POSTAL_CODE.filter(
    (field) => values[field] !== '' && [filled[field], initial[field]].includes(values[field]),
  )

/** Fills only blank or unchanged fields and those filled from an earlier CEP; typed values stay. */
export const fieldsToFill = (
  { values, initial, filled }: Form,
  address: Partial<AddressOfPostalCode>,
): [FieldOfPostalCode, string][] =>
  FIELDS_OF_POSTAL_CODE.flatMap((field): [FieldOfPostalCode, string][] => {
    const [now, next] = [values[field], address[field]]
    const untouched = now === '' || now === initial[field] || now === filled[field]
    return next && untouched && now !== next ? [[field, next]] : []
  })

export const answeredFields = (
  values: AddressValues,
  address: Partial<AddressOfPostalCode>,
): FieldOfPostalCode[] =>
  FIELDS_OF_POSTAL_CODE.filter((field) => values[field] !== '' && values[field] === address[field])

const IN_ORDER = ['street', 'addressNumber', 'neighborhood', 'city', 'state'] as const

/** Returns the first blank field, else the house number, which may still belong to the previous street. */
export const nextAddressField = (values: Pick<BorrowerFormValues, (typeof IN_ORDER)[number]>) =>
  IN_ORDER.find((field) => values[field] === '') ?? 'addressNumber'
