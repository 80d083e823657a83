'use client'
import { useEffect } from 'react'
import { useDraft } from '#components/drafts/use-draft.ts'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { CreateConsult } from '#lib/client/clt.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { consultAddress } from './consult-address.ts'
import {
  CONSULT_DRAFT,
  type ConsultValues,
  consultErrorText,
  consultFieldOf,
  consultToWire,
  EMPTY_CONSULT,
} from './consult-values.ts'

/** Submitting opens the new consent term, or the one that already exists for the CPF. */
export const useConsultForm = (create: CreateConsult, provider: string) => {
  const language = useLanguage()
  const { form, submit, problem, pending } = useActionForm({
    schema: async () => (await import('#lib/contracts/clt/consult-create.ts')).createCltConsultContract.body,
    values: { ...EMPTY_CONSULT, provider },
    action: create,
    toInput: consultToWire,
    fieldOf: consultFieldOf,
    nextPage: termOf,
    onLeave: () => {
      draft.forget()
    },
    focusInSight: true,
  })
  const draft = useDraft(form, CONSULT_DRAFT)
  const { reset } = form
  useEffect(() => {
    const documentNumber = cpfHandoff.take()
    // A CPF handed over by another screen overrides the draft.
    if (documentNumber !== '') reset({ ...EMPTY_CONSULT, provider, documentNumber })
  }, [reset, provider])
  const error = (field: keyof ConsultValues) =>
    consultErrorText(field, form.formState.errors[field], language)
  return { form, draft, error, submit, problem, pending }
}

const termOf = (answer: Answer<{ id: string }>): string | undefined => {
  if (answer.ok) return `/clt/consult/${answer.data.id}`
  const { code, consultId } = answer.problem
  return code === 'consult_already_exists_by_user_and_document_number' && typeof consultId === 'string'
    ? consultAddress(consultId).href({ existing: true })
    : undefined
}
