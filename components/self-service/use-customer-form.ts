'use client'
import { type FormEvent, useActionState, useEffect, useEffectEvent, useState, useTransition } from 'react'
import { type DefaultValues, type FieldError, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { unreachableProblem } from '#lib/client/answer'
import { contractResolver, fieldOfPointer } from '#lib/client/contract-resolver'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { type FormAction, type FormState, FRESH_FORM } from './form-state.ts'

type CustomerForm<Values extends FieldValues> = {
  give: FormAction
  /** The fields, empty. */
  values: Values
  /** Loads the body of the action's contract. */
  schema: () => Promise<z.ZodType | undefined>
  /** What the fields are on the wire. */
  toWire: (values: Values) => unknown
  fieldOf?: (pointer: string) => string
  /** Has the focus when a refusal names no field. */
  first?: Path<Values>
  /** What is sent, where it is not simply the form. */
  sent?: (form: HTMLFormElement, values: Values) => FormData
}

/**
 * A form of the customer's pages: with scripts it is checked by the contract before it is sent, without them
 * the browser sends it and the server alone checks. Either way a refusal is beside its field, and what was
 * typed stays.
 */
export const useCustomerForm = <Values extends FieldValues>({
  give,
  values,
  schema,
  toWire,
  fieldOf = fieldOfPointer,
  first,
  sent = (element) => new FormData(element),
}: CustomerForm<Values>) => {
  // What the browser itself sent, before the scripts came or without them; and what these sent.
  const [early, sendEarly] = useActionState(give, FRESH_FORM)
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
  const scripted = useScripted(() => report(early))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    const deliver = (typed: Values) =>
      startSending(async () => {
        // A phone out of reach is informed in the form, and nothing that was typed is lost.
        const unreachable = () => ({ problem: unreachableProblem(), values: {} })
        const reported = await give(state, sent(currentTarget, typed)).catch(unreachable)
        setAnswer(reported)
        report(reported)
      })
    event.preventDefault()
    if (sending) return
    setAnswer(FRESH_FORM)
    void form.handleSubmit(deliver)(event)
  }
  const error = (name: Path<Values>): Pick<FieldError, 'type' | 'message'> | undefined => {
    if (scripted) return form.getFieldState(name, form.formState).error
    const reported = early.problem?.errors.find(({ pointer }) => fieldOf(pointer) === name)
    return reported && { type: reported.code, message: reported.message }
  }
  const pointed = state.problem?.errors.some(({ pointer }) => fieldOf(pointer) in values)
  return {
    form,
    error,
    /** A refusal that is about no field. */
    problem: pointed ? null : state.problem,
    pending: sending || form.formState.isSubmitting,
    /** Values the action returned, such as a code to show. */
    answered: state.values,
    /** For the form element. */
    attributes: {
      action: sendEarly,
      onSubmit: submit,
      // Over a slow line the schema is on its way while the first field is filled in.
      onFocus: () => void schema().catch(() => undefined),
      noValidate: true,
    },
    /** Whether the browser itself sent it, and this is the page with the answer. */
    wasSentEarly: early !== FRESH_FORM,
    /** For the control of a field. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      defaultValue: early.values[name] ?? String(values[name]),
    }),
  }
}

/** Whether the scripts have taken over from the browser; `onTakeOver` is called once, when they do. */
const useScripted = (onTakeOver: () => void): boolean => {
  const [scripted, setScripted] = useState(false)
  const takeOver = useEffectEvent(onTakeOver)
  useEffect(() => {
    setScripted(true)
    takeOver()
  }, [])
  return scripted
}
