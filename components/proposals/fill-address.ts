import type { UseFormReturn } from 'react-hook-form'
import { type AddressOfPostalCode, findAddressOfPostalCode } from '#lib/client/postal-codes'
import { stateOfPostalCode } from '#lib/domain/documents/state-of-postal-code'
import {
  FIELDS_OF_POSTAL_CODE,
  type FieldOfPostalCode,
  fieldsToFill,
  staleFields,
} from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

/** What was filled in by earlier postal codes, kept by who asks. */
export type FilledAddress = Partial<Record<FieldOfPostalCode, string>>

type Filling = {
  form: UseFormReturn<BorrowerFormValues>
  filled: FilledAddress
  /** A CEP of 8 digits. */
  code: string
  /** Whether no other was asked for since. */
  isLatest: () => boolean
}

/**
 * Fills what a CEP says: its state at once from the ranges, the rest when the lookup answers. Whoever types
 * meanwhile is not disturbed. Loaded with the first CEP typed; returns whether an address was found.
 */
export const fillAddress = async ({ form, filled, code, isLatest }: Filling): Promise<boolean> => {
  const { setValue, getValues, formState } = form
  const values = () => {
    const [state, city, neighborhood, street] = getValues([...FIELDS_OF_POSTAL_CODE])
    return { state, city, neighborhood, street }
  }
  const write = (field: FieldOfPostalCode, value: string) => {
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted && value !== '' })
    filled[field] = value
    selectFocused(field)
  }
  const fill = (address: Partial<AddressOfPostalCode>) => {
    if (getValues('postalCode') !== code) return
    const opened = formState.defaultValues ?? {}
    for (const [field, value] of fieldsToFill({ values: values(), opened, filled }, address))
      write(field, value)
  }
  for (const field of staleFields({ values: values(), filled })) write(field, '')
  const state = stateOfPostalCode(code)
  if (state) fill({ state })
  const address = await findAddressOfPostalCode(code)
  if (!address || !isLatest()) return false
  fill(address)
  return true
}

/** Whoever is in the field already goes on typing over what was put there. */
const selectFocused = (field: FieldOfPostalCode) => {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
}
