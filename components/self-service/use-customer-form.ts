'use client'
import { type FormEvent, useActionState, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { type DefaultValues, type FieldError, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { unreachableProblem } from '#lib/client/answer.ts'
import { contractResolver, fieldOfPointer } from '#lib/client/contract-resolver.ts'
import { showFieldErrors } from '#lib/client/show-field-errors.ts'
import { type FormAction, type FormState, FRESH_FORM } from './form-state.ts'

type CustomerForm<Values extends FieldValues> = {
  action: FormAction
  values: Values
  schema: () => Promise<z.ZodType | undefined>
  toWire: (values: Values) => unknown
  fieldOf?: (pointer: string) => string
  first?: Path<Values>
  toFormData?: (form: HTMLFormElement, values: Values) => FormData
}

/** With JavaScript, the browser validates first; without it, only the server validates. */
export const useCustomerForm = <Values extends FieldValues>({
  action,
  values,
  schema,
  toWire,
  fieldOf = fieldOfPointer,
  first,
  toFormData = (element) => new FormData(element),
}: CustomerForm<Values>) => {
  // `early` is the state of a native submit (before hydration or without JavaScript).
  const [early, sendEarly] = useActionState(action, FRESH_FORM)
  const [answer, setAnswer] = useState<FormState | null>(null)
  const [sending, startSending] = useTransition()
  const state = answer ?? early
  const form = useForm<Values>({
    defaultValues: { ...values, ...early.values } as DefaultValues<Values>,
    resolver: contractResolver<Values>(schema, { toWire, fieldOf }),
  })
  const report = ({ problem }: FormState) => {
    if (problem && !showFieldErrors(form, problem, fieldOf) && first) form.setFocus(first)
  }
  const isHydrated = useHydrated(() => report(early))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const deliver = (input: Values) =>
      startSending(async () => {
        const unreachable = () => ({ problem: unreachableProblem(), values: {} })
        const next = await action(state, toFormData(currentTarget, input)).catch(unreachable)
        setAnswer(next)
        report(next)
      })
    event.preventDefault()
    if (sending) return
    setAnswer(FRESH_FORM)
    void form.handleSubmit(deliver)(event)
  }
  const error = (name: Path<Values>): Pick<FieldError, 'type' | 'message'> | undefined => {
    if (isHydrated) return form.getFieldState(name, form.formState).error
    const refusal = early.problem?.errors.find(({ pointer }) => fieldOf(pointer) === name)
    return refusal && { type: refusal.code, message: refusal.message }
  }
  const pointed = state.problem?.errors.some(({ pointer }) => fieldOf(pointer) in values)
  return {
    form,
    error,
    problem: pointed ? null : state.problem,
    pending: sending || form.formState.isSubmitting,
    actionValues: state.values,
    attributes: {
      action: sendEarly,
      onSubmit: submit,
      onFocus: () => void schema().catch(() => undefined),
      noValidate: true,
    },
    /** True if the page is the response to a native submit. */
    wasSentEarly: early !== FRESH_FORM,
    field: (name: Path<Values>) => ({
      ...form.register(name),
      defaultValue: early.values[name] ?? String(values[name]),
    }),
  }
}

const useHydrated = (onTakeOver: () => void): boolean => {
  const [isHydrated, setIsHydrated] = useState(false)
  const takeOver = useEffectEvent(onTakeOver)
  useEffect(() => {
    setIsHydrated(true)
    takeOver()
  }, [])
  return isHydrated
}
