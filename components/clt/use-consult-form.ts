'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#components/drafts/use-draft.ts'
import { typedCpf } from '#components/fields/typed-cpf.ts'
import { useLanguage } from '#components/use-language'
import type { ClientProblem } from '#lib/client/answer'
import type { CreateConsult } from '#lib/client/clt'
import { contractResolver } from '#lib/client/contract-resolver'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { focusFirstError } from '../proposals/focus-first-error.ts'
import {
  CONSULT_DRAFT,
  type ConsultValues,
  consultErrorText,
  consultFieldOf,
  consultToWire,
  EMPTY_CONSULT,
} from './consult-values.ts'

/** The form of a new term: checked by the contract, kept as a draft, sent once, then on to the term, be it new or the one there was. */
export const useConsultForm = (create: CreateConsult, provider: string) => {
  const router = useRouter()
  const language = useLanguage()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [leaving, setLeaving] = useState(false)
  const form = useForm<ConsultValues>({
    defaultValues: { ...EMPTY_CONSULT, provider },
    resolver: contractResolver(
      async () => (await import('#lib/contracts/clt/consult-create')).createCltConsultContract.body,
      { toWire: consultToWire, fieldOf: consultFieldOf },
    ),
    // The form's own order of fields is not the one people see.
    shouldFocusError: false,
  })
  const forgetDraft = useDraft(form, CONSULT_DRAFT)
  const { reset } = form
  useEffect(() => {
    const documentNumber = typedCpf.take()
    // Somebody came for another customer than the draft's.
    if (documentNumber !== '') reset({ ...EMPTY_CONSULT, provider, documentNumber })
  }, [reset, provider])

  const goTo = (address: string) => {
    // Stays pending until the next page is there: a second click has nothing to do.
    setLeaving(true)
    forgetDraft()
    router.push(address)
  }
  const send = async (values: ConsultValues) => {
    setProblem(null)
    const answer = await runAction(create, consultToWire(values))
    if (answer.ok) return goTo(`/clt/consult/${answer.data.id}`)
    const { code, consultId } = answer.problem
    if (code === 'consult_already_exists_by_user_and_document_number' && typeof consultId === 'string')
      return goTo(`/clt/consult/${consultId}?existing=1`)
    if (!showFieldErrors(form, answer.problem, consultFieldOf)) setProblem(answer.problem)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { currentTarget } = event
    void form.handleSubmit(send, () => focusFirstError(currentTarget))(event)
  }
  const error = (field: keyof ConsultValues) =>
    consultErrorText(field, form.formState.errors[field], language)
  return { form, error, submit, problem, pending: form.formState.isSubmitting || leaving }
}
