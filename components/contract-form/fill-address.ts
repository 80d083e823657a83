import type { UseFormReturn } from 'react-hook-form'
import { type AddressOfPostalCode, findAddressOfPostalCode } from '#lib/client/postal-codes.ts'
import { stateOfPostalCode } from '#lib/domain/documents/state-of-postal-code.ts'
import {
  FIELDS_OF_POSTAL_CODE,
  type FieldOfPostalCode,
  fieldsToFill,
  staleFields,
} from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

/** Values filled from earlier CEPs; owned by the caller and mutated by this module. */
export type FilledAddress = Partial<Record<FieldOfPostalCode, string>>

type FillAddressInput = {
  form: UseFormReturn<BorrowerFormValues>
  filled: FilledAddress
  /** Eight digits. */
  code: string
  /** False once a newer lookup has begun. */
  isLatest: () => boolean
}

/**
 * Fills the state (UF) at once, from CEP ranges, and the other fields after the lookup. Returns false if the
 * CEP was not found or another CEP was looked up meanwhile.
 */
export const fillAddress = async ({ form, filled, code, isLatest }: FillAddressInput): Promise<boolean> => {
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
    const initial = formState.defaultValues ?? {}
    for (const [field, value] of fieldsToFill({ values: values(), initial, filled }, address))
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

/** Selects the value filled into the focused field, so that typing replaces it. */
const selectFocused = (field: FieldOfPostalCode) => {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
}
