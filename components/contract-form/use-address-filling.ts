'use client'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import {
  type AddressValues,
  FIELDS_OF_POSTAL_CODE,
  type FieldOfPostalCode,
  nextAddressField,
} from './address-filling.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import type { FilledAddress } from './fill-address.ts'

const TEXTS = texts({
  filled: ['Endereço preenchido pelo CEP.', 'Address filled from the CEP.'],
  cityFilled: ['Cidade e estado preenchidos pelo CEP.', 'City and state filled from the CEP.'],
  unknown: [
    'CEP não encontrado. Confira os números ou preencha o endereço.',
    'CEP not found. Check the digits or fill in the address.',
  ],
})

const DIGITS = 8

/**
 * Fills the address once a CEP is complete, closes the filled fields (they are shown as text) and moves the
 * focus on to the next blank one. After an unknown CEP or a failed lookup the person types the address.
 */
export const useAddressFilling = (form: UseFormReturn<BorrowerFormValues>) => {
  const t = useTexts(TEXTS)
  const { control, getValues, setFocus } = form
  const inputId = useId()
  const [pending, setPending] = useState(false)
  const [unknownCode, setUnknownCode] = useState('')
  const { closed, setClosed } = useClosedFields(form)
  const filled = useRef<FilledAddress>({})
  const latestCode = useRef('')
  const code = useWatch({ control, name: 'postalCode' })

  const moveOn = (fields: readonly FieldOfPostalCode[]) => {
    const isHere = hasFocus([inputId, ...fields])
    flushSync(() => setClosed(fields))
    if (isHere) setFocus(nextAddressField(getValues()), { shouldSelect: true })
    if (fields.length > 0) announce(fields.includes('street') ? t.filled : t.cityFilled)
  }
  const fill = async (digits: string) => {
    if (digits.length !== DIGITS || digits === latestCode.current) return
    latestCode.current = digits
    const isLatest = () => latestCode.current === digits
    setPending(true)
    try {
      const { fillAddress } = await import('./fill-address.ts')
      const result = await fillAddress({ form, filled: filled.current, code: digits, isLatest })
      if (result === undefined) return
      if (result === 'unknown') {
        setClosed([])
        setUnknownCode(digits)
        announce(t.unknown)
      } else moveOn(result)
    } finally {
      if (isLatest()) setPending(false)
    }
  }
  return {
    inputId,
    pending,
    problem: code !== '' && code === unknownCode ? t.unknown : undefined,
    closed,
    lookUp: (digits: string) => void fill(digits).catch(() => undefined),
    open: () => {
      const first = closed.includes('street') ? 'street' : 'city'
      flushSync(() => setClosed([]))
      setFocus(first, { shouldSelect: true })
    },
  }
}

/** Fields that are shown as text. A blank one opens for good, and all of them if one has an error. */
const useClosedFields = ({ control, getValues, formState }: UseFormReturn<BorrowerFormValues>) => {
  const [closed, setClosed] = useState<readonly FieldOfPostalCode[]>(() =>
    getValues('postalCode') === '' ? [] : FIELDS_OF_POSTAL_CODE,
  )
  const [state, city, neighborhood, street] = useWatch({ control, name: [...FIELDS_OF_POSTAL_CODE] })
  const values: AddressValues = { state, city, neighborhood, street }
  const kept = closed.some((field) => formState.errors[field])
    ? []
    : closed.filter((field) => values[field] !== '')
  if (kept.length < closed.length) setClosed(kept)
  return { closed: kept, setClosed }
}

/** Returns whether one of the inputs, by id or name, has the focus. */
const hasFocus = (keys: readonly string[]): boolean => {
  const focused = document.activeElement
  return (
    (focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement) &&
    (keys.includes(focused.id) || keys.includes(focused.name))
  )
}
