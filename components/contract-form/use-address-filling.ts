'use client'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useLanguage } from '#components/use-language.ts'
import type { BorrowerFormValues } from './borrower-form.ts'
import type { FilledAddress } from './fill-address.ts'
import { type AddressValues, FIELDS_OF_POSTAL_CODE, type FieldOfPostalCode } from './postal-code-fields.ts'

const DIGITS = 8

export const useAddressFilling = (form: UseFormReturn<BorrowerFormValues>) => {
  const language = useLanguage()
  const { control, setFocus } = form
  const inputId = useId()
  const [pending, setPending] = useState(false)
  const [unknown, setUnknown] = useState<{ digits: string; text: string | undefined }>()
  const { closed, setClosed } = useClosedFields(form)
  const filled = useRef<FilledAddress>({})
  const latestCode = useRef('')
  const code = useWatch({ control, name: 'postalCode' })

  const fill = async (digits: string) => {
    if (digits.length !== DIGITS || digits === latestCode.current) return
    latestCode.current = digits
    const isLatest = () => latestCode.current === digits
    setPending(true)
    try {
      const { lookUpAddress } = await import('./look-up-address.ts')
      const place = { form, inputId, close: setClosed, language }
      setUnknown({
        digits,
        text: await lookUpAddress({ form, filled: filled.current, code: digits, isLatest }, place),
      })
    } finally {
      if (isLatest()) setPending(false)
    }
  }
  return {
    inputId,
    pending,
    problem: code === unknown?.digits ? unknown.text : undefined,
    closed,
    lookUp: (digits: string) => void fill(digits).catch(() => undefined),
    open: () => {
      const first = closed.includes('street') ? 'street' : 'city'
      flushSync(() => setClosed([]))
      setFocus(first, { shouldSelect: true })
    },
  }
}

/**
 * Returns the fields shown as text. A blank field becomes an input and stays one until the next CEP lookup.
 * An error in one of the fields makes all of them inputs.
 */
const useClosedFields = ({ control, getValues, formState }: UseFormReturn<BorrowerFormValues>) => {
  const [closed, setClosed] = useState<readonly FieldOfPostalCode[]>(() =>
    getValues('postalCode') === '' ? [] : FIELDS_OF_POSTAL_CODE,
  )
  const [state, city, neighborhood, street] = useWatch({ control, name: [...FIELDS_OF_POSTAL_CODE] })
  const values: AddressValues = { state, city, neighborhood, street }
  const stillClosed = closed.some((field) => formState.errors[field])
    ? []
    : closed.filter((field) => values[field] !== '')
  if (stillClosed.length < closed.length) setClosed(stillClosed)
  return { closed: stillClosed, setClosed }
}
