'use client'
import { useEffect, useRef } from 'react'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'

const NOTHING = {}

const nothingToCheck = async () => undefined

export const useCodeRequest = (send: FormAction, setFocus: (field: 'code') => void) => {
  const { attributes, problem, pending, actionValues } = useCustomerForm({
    action: send,
    values: NOTHING,
    schema: nothingToCheck,
    toWire: (values) => values,
  })
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !pending && !problem) setFocus('code')
    wasPending.current = pending
  }, [pending, problem, setFocus])
  return { attributes, problem, pending, shownCode: actionValues.shownCode }
}
