'use client'
import type { FormAction } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'

const NOTHING = {}

const nothingToCheck = async () => undefined

/** The form that asks for a code; `shownCode` is the code itself in a demonstration. */
export const useCodeRequest = (send: FormAction) => {
  const { attributes, problem, pending, answered } = useCustomerForm({
    give: send,
    values: NOTHING,
    schema: nothingToCheck,
    toWire: (values) => values,
  })
  return { attributes, problem, pending, shownCode: answered.shownCode }
}
