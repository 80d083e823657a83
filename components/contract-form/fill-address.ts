import type { UseFormReturn } from 'react-hook-form'
import { type AddressOfPostalCode, findAddressOfPostalCode } from '#lib/client/postal-codes.ts'
import { stateOfPostalCode } from '#lib/domain/documents/state-of-postal-code.ts'
import { answeredFields, fieldsToFill, staleFields } from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { type AddressValues, FIELDS_OF_POSTAL_CODE, type FieldOfPostalCode } from './postal-code-fields.ts'

/** Values filled from earlier CEPs. The caller owns the object and this module mutates it. */
export type FilledAddress = Partial<AddressValues>

export type FillAddressInput = {
  form: UseFormReturn<BorrowerFormValues>
  filled: FilledAddress
  code: string
  isLatest: () => boolean
}

/** Fills the state at once from the CEP ranges. Returns undefined if the lookup fails or the CEP changes. */
export const fillAddress = async ({
  form,
  filled,
  code,
  isLatest,
}: FillAddressInput): Promise<FieldOfPostalCode[] | 'unknown' | undefined> => {
  const { setValue, getValues, formState } = form
  const initial = formState.defaultValues ?? {}
  const values = (): AddressValues => {
    const [state, city, neighborhood, street] = getValues([...FIELDS_OF_POSTAL_CODE])
    return { state, city, neighborhood, street }
  }
  const write = (field: FieldOfPostalCode, value: string) => {
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted && value !== '' })
    filled[field] = value
  }
  const fill = (address: Partial<AddressOfPostalCode>) => {
    for (const [field, value] of fieldsToFill({ values: values(), initial, filled }, address))
      write(field, value)
    return answeredFields(values(), address)
  }
  for (const field of staleFields({ values: values(), initial, filled })) write(field, '')
  if (code === initial.postalCode) return fill(initial as Partial<AddressOfPostalCode>)
  const state = stateOfPostalCode(code)
  if (state === null) return 'unknown'
  fill({ state })
  const address = await findAddressOfPostalCode(code)
  if (address === 'failed' || !isLatest() || getValues('postalCode') !== code) return undefined
  return address === null ? 'unknown' : fill(address)
}
