import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { Language } from '#lib/domain/language.ts'
import { nextAddressField } from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import { type FillAddressInput, fillAddress } from './fill-address.ts'
import type { FieldOfPostalCode } from './postal-code-fields.ts'

const TEXTS = texts({
  filled: ['Endereço preenchido pelo CEP.', 'Address filled from the CEP.'],
  cityFilled: ['Cidade e estado preenchidos pelo CEP.', 'City and state filled from the CEP.'],
  unknown: [
    'CEP não encontrado. Confira os números ou preencha o endereço.',
    'CEP not found. Check the digits or fill in the address.',
  ],
})

type AddressPlace = {
  form: UseFormReturn<BorrowerFormValues>
  inputId: string
  close: (fields: readonly FieldOfPostalCode[]) => void
  language: Language
}

/**
 * Fills the address. If the CEP or a filled field has the focus, moves it to the next field to fill in.
 * Returns an error for an unknown CEP.
 */
export const lookUpAddress = async (
  input: FillAddressInput,
  { form, inputId, close, language }: AddressPlace,
): Promise<string | undefined> => {
  const t = localizedTexts(TEXTS, language)
  const fields = await fillAddress(input)
  if (fields === undefined) return undefined
  if (fields === 'unknown') {
    close([])
    announce(t.unknown)
    return t.unknown
  }
  const isHere = hasFocus([inputId, ...fields])
  flushSync(() => {
    // While their validation is pending, filled fields may still have the errors of when they were blank.
    form.clearErrors([...fields])
    close(fields)
  })
  if (isHere) form.setFocus(nextAddressField(form.getValues()), { shouldSelect: true })
  if (fields.length > 0) announce(fields.includes('street') ? t.filled : t.cityFilled)
  return undefined
}

const hasFocus = (keys: readonly string[]): boolean => {
  const focused = document.activeElement
  return (
    (focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement) &&
    (keys.includes(focused.id) || keys.includes(focused.name))
  )
}
