'use client'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { AddressOfPostalCode } from '#lib/client/postal-codes'
import {
  FIELDS_OF_POSTAL_CODE,
  type FieldOfPostalCode,
  fieldsToFill,
  staleFields,
} from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

const TEXTS = texts({ filled: ['Endereço preenchido pelo CEP.', 'Address filled from the CEP.'] })

const DIGITS = 8

/**
 * Fills what a CEP says: its state at once from the ranges, the rest when the lookup answers. Whoever types
 * meanwhile is not disturbed, and a lookup without an answer changes nothing.
 */
export const useAddressFilling = (form: UseFormReturn<BorrowerFormValues>) => {
  const t = useTexts(TEXTS)
  const [pending, setPending] = useState(false)
  const filled = useRef<Partial<Record<FieldOfPostalCode, string>>>({})
  const asked = useRef('')
  const { getValues, setValue, formState } = form
  const opened = formState.defaultValues ?? {}
  const write = (field: FieldOfPostalCode, value: string) => {
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted && value !== '' })
    filled.current[field] = value
    selectFocused(field)
  }
  const fill = (code: string, address: Partial<AddressOfPostalCode>) => {
    if (getValues('postalCode') !== code) return
    const values = valuesOf(getValues)
    for (const [field, value] of fieldsToFill({ values, opened, filled: filled.current }, address))
      write(field, value)
  }
  const forgetOther = () => {
    for (const field of staleFields({ values: valuesOf(getValues), filled: filled.current })) write(field, '')
  }
  const follow = async (code: string) => {
    if (code.length !== DIGITS || code === asked.current) return
    asked.current = code
    forgetOther()
    setPending(true)
    const [ranges, lookup] = await Promise.all([
      import('#lib/domain/documents/state-of-postal-code'),
      import('#lib/client/postal-codes'),
    ])
    const state = ranges.stateOfPostalCode(code)
    if (state) fill(code, { state })
    const address = await lookup.findAddressOfPostalCode(code)
    if (asked.current !== code) return
    setPending(false)
    if (!address) return
    fill(code, address)
    announce(t.filled)
  }
  // Without its scripts the address is typed.
  return { pending, follow: (code: string) => void follow(code).catch(() => setPending(false)) }
}

const valuesOf = (getValues: UseFormReturn<BorrowerFormValues>['getValues']) => {
  const [state, city, neighborhood, street] = getValues([...FIELDS_OF_POSTAL_CODE])
  return { state, city, neighborhood, street }
}

/** Whoever is in the field already goes on typing over what was put there. */
const selectFocused = (field: FieldOfPostalCode) => {
  const focused = document.activeElement
  if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
}
