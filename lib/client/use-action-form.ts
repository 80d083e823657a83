'use client'
import { type FormEvent, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ClientAction, ClientProblem } from './answer.ts'
import { contractResolver } from './contract-resolver.ts'
import { runAction } from './run-action.ts'
import { showFieldErrors } from './show-field-errors.ts'

type ActionForm<Values extends FieldValues, Input, Data> = {
  /** Loads the body of the action's contract: the form is checked by it before it is sent. */
  schema: () => Promise<z.ZodType | undefined>
  values: Values
  action: ClientAction<Input, Data>
  /** What the form's values are for the action. */
  toInput: (values: Values) => Input
  onDone: (data: Data, values: Values) => void
}

/** A form whose fields are the action's: checked by the contract, refusals beside their fields, everything else in `problem`. */
export const useActionForm = <Values extends FieldValues, Input, Data>({
  schema,
  values,
  action,
  toInput,
  onDone,
}: ActionForm<Values, Input, Data>) => {
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const form = useForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: contractResolver<Values>(schema, { toWire: toInput }),
  })
  const send = async (typed: Values) => {
    setProblem(null)
    const answer = await runAction(action, toInput(typed))
    if (answer.ok) onDone(answer.data, typed)
    else if (!showFieldErrors(form, answer.problem)) setProblem(answer.problem)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => void form.handleSubmit(send)(event)
  const error = (field: Path<Values>): string | undefined => {
    const { message } = form.getFieldState(field, form.formState).error ?? {}
    return message
  }
  return { form, submit, problem, error, pending: form.formState.isSubmitting }
}
