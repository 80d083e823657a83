'use client'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'

const NOTHING = {}

const nothingToCheck = async () => undefined

/** `shownCode` is the signing code, in demonstration mode only. */
export const useCodeRequest = (send: FormAction) => {
  const { attributes, problem, pending, actionValues } = useCustomerForm({
    action: send,
    values: NOTHING,
    schema: nothingToCheck,
    toWire: (values) => values,
  })
  return { attributes, problem, pending, shownCode: actionValues.shownCode }
}
