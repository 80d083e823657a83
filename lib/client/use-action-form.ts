'use client'
import { type FormEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import type { ClientAction, ClientProblem } from './answer.ts'
import { contractResolver, fieldOfPointer } from './contract-resolver.ts'
import { runAction } from './run-action.ts'
import { showFieldErrors } from './show-field-errors.ts'
import { useRenderedForm } from './use-rendered-form.ts'

type ActionForm<Values extends FieldValues, Input, Data> = {
  /** Loads the body of the action's contract: the form is checked by it before it is sent. */
  schema: () => Promise<z.ZodType | undefined>
  values: Values
  action: ClientAction<Input, Data>
  /** What the form's values are for the action. */
  toInput: (values: Values) => Input
  /** The form's field for a pointer into the action's input, where the names differ. */
  fieldOf?: (pointer: string) => string
  onDone: (data: Data, values: Values) => void
}

/**
 * A form whose fields are the action's: checked by the contract, refusals beside their fields with the focus on the first of them,
 * everything else in `problem`. `submit` is for a form element; `confirm`, for the question of a dialog, tells whether it was done.
 */
export const useActionForm = <Values extends FieldValues, Input, Data>({
  schema,
  values,
  action,
  toInput,
  fieldOf = fieldOfPointer,
  onDone,
}: ActionForm<Values, Input, Data>) => {
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const form = useRenderedForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: contractResolver<Values>(schema, { toWire: toInput, fieldOf }),
  })
  const send = async (typed: Values): Promise<boolean> => {
    const answer = await runAction(action, toInput(typed))
    if (answer.ok) onDone(answer.data, typed)
    else if (!showFieldErrors(form, answer.problem, fieldOf)) setProblem(answer.problem)
    return answer.ok
  }
  const attempt = async (event?: FormEvent<HTMLFormElement>): Promise<boolean> => {
    let done = false
    setProblem(null)
    await form.handleSubmit(async (typed) => {
      done = await send(typed)
    })(event)
    return done
  }
  const submit = (event: FormEvent<HTMLFormElement>) => void attempt(event)
  const confirm = () => attempt()
  /** Takes back what was said against the form; what is typed stays. */
  const forgive = () => {
    setProblem(null)
    form.clearErrors()
  }
  const error = (field: Path<Values>): string | undefined => {
    const { message } = form.getFieldState(field, form.formState).error ?? {}
    return message
  }
  return { form, submit, confirm, forgive, problem, error, pending: form.formState.isSubmitting }
}
