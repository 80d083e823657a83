'use client'
import { useRouter } from 'next/navigation'
import { type BaseSyntheticEvent, type FormEvent, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import type { Answer, ClientAction, ClientProblem } from './answer.ts'
import { contractResolver, fieldOfPointer } from './contract-resolver.ts'
import { focusFirstError } from './focus-first-error.ts'
import { runAction } from './run-action.ts'
import { useRenderedForm } from './use-rendered-form.ts'

type ActionForm<Values extends FieldValues, Input, Data> = {
  schema: () => Promise<z.ZodType | undefined>
  values: Values
  action: ClientAction<Input, Data>
  toInput: (values: Values) => Input
  fieldOf?: (pointer: string) => string
  refusedField?: (code: string) => Path<Values> | undefined
  onDone?: (data: Data, values: Values) => void
  /** Page to open after an answer, even a refusal; the form stays pending until that page has loaded. */
  nextPage?: (answer: Answer<Data>) => string | undefined
  onLeave?: () => void
  /** Focuses the first invalid field in document order, not in the order of `values`. */
  focusInSight?: boolean
}

/** `submit` is for a form element; `confirm` is for a dialog and returns whether the action succeeded. */
export const useActionForm = <Values extends FieldValues, Input, Data>({
  schema,
  values,
  action,
  toInput,
  fieldOf = fieldOfPointer,
  ...props
}: ActionForm<Values, Input, Data>) => {
  const router = useRouter()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  // Blocks a second click while the next page is loading.
  const [leaving, setLeaving] = useState(false)
  const form = useRenderedForm<Values>({
    defaultValues: values as DefaultValues<Values>,
    resolver: contractResolver<Values>(schema, { toWire: toInput, fieldOf }),
    shouldFocusError: !props.focusInSight,
  })
  const leave = (page: string) => {
    setLeaving(true)
    props.onLeave?.()
    router.push(page)
  }
  const refuse = async (refusal: ClientProblem) => {
    const field = props.refusedField?.(refusal.code)
    if (field) return form.setError(field, errorOf(refusal), { shouldFocus: true })
    const show = await loadShowFieldErrors()
    if (!show?.(form, refusal, fieldOf)) setProblem(refusal)
  }
  const send = async (submitted: Values): Promise<boolean> => {
    const answer = await runAction(action, toInput(submitted))
    const page = props.nextPage?.(answer)
    if (answer.ok) props.onDone?.(answer.data, submitted)
    if (page !== undefined) leave(page)
    else if (!answer.ok) await refuse(answer.problem)
    return answer.ok
  }
  const attempt = async (event?: FormEvent<HTMLFormElement>): Promise<boolean> => {
    let done = false
    setProblem(null)
    const deliver = async (submitted: Values) => {
      done = await send(submitted)
    }
    await form.handleSubmit(
      deliver,
      props.focusInSight ? (_errors, submitEvent) => focusIn(submitEvent) : undefined,
    )(event)
    return done
  }
  const submit = (event: FormEvent<HTMLFormElement>) => void attempt(event)
  const confirm = () => attempt()
  const forgive = () => {
    setProblem(null)
    form.clearErrors()
  }
  const error = (field: Path<Values>): string | undefined => {
    const { message } = form.getFieldState(field, form.formState).error ?? {}
    return message
  }
  const pending = form.formState.isSubmitting || leaving
  return { form, submit, confirm, forgive, problem, error, pending }
}

const loadShowFieldErrors = () =>
  import('./show-field-errors.ts').then(
    ({ showFieldErrors }) => showFieldErrors,
    () => undefined,
  )

const errorOf = ({ code, detail, nextAction }: ClientProblem) => ({
  type: code,
  message: `${detail} ${nextAction}`,
})

const focusIn = (event: BaseSyntheticEvent | undefined) => {
  if (event?.target instanceof HTMLFormElement) focusFirstError(event.target)
}
