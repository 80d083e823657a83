'use client'
import { useRef, useState } from 'react'
import { useDraft } from '#components/drafts/use-draft.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { contractResolver } from '#lib/client/contract-resolver.ts'
import { focusFirstError } from '#lib/client/focus-first-error.ts'
import { type PriceChangeActions, type PriceChangeDetail, useCachePriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import { showFieldErrors } from '#lib/client/show-field-errors.ts'
import { useRenderedForm } from '#lib/client/use-rendered-form.ts'
import { type DraftValues, draftFieldOf, draftValuesOf, draftWire } from './draft-values.ts'

const TEXTS = texts({
  saved: ['Rascunho salvo', 'Draft saved'],
  noReason: [
    'Escreva o motivo da mudança: quem aprova lê isto primeiro.',
    'Write the reason for the change: whoever approves reads it first.',
  ],
})

export const useDraftWork = (change: PriceChangeDetail, actions: PriceChangeActions) => {
  const t = useTexts(TEXTS)
  const { form, draft } = useDraftForm(change)
  const show = useCachePriceChange()
  const element = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)

  const save = async (): Promise<ClientProblem | null> => {
    const answer = await runAction(actions.save, draftWire(change, form.getValues()))
    if (!answer.ok) {
      showFieldErrors(form, answer.problem, draftFieldOf)
      return answer.problem
    }
    draft.forget()
    form.reset(draftValuesOf(answer.data))
    show(answer.data)
    announce(t.saved)
    return null
  }
  const afterSaving = async (work: PriceChangeActions['tryOut']): Promise<ClientProblem | null> => {
    if (!(await form.trigger())) {
      if (element.current) focusFirstError(element.current)
      return null
    }
    const unsaved = form.formState.isDirty ? await save() : null
    if (unsaved) return unsaved
    const answer = await runAction(work, { id: change.id })
    if (!answer.ok) return answer.problem
    show(answer.data)
    return null
  }
  const propose = async (): Promise<ClientProblem | null> => {
    if (form.getValues('note').trim() !== '') return afterSaving(actions.propose)
    form.setError('note', { type: 'required', message: t.noReason }, { shouldFocus: true })
    return null
  }
  const submit = form.handleSubmit(
    async () => setProblem(await save()),
    () => element.current && focusFirstError(element.current),
  )
  return { form, draft, element, problem, submit, afterSaving, propose }
}

const useDraftForm = (change: PriceChangeDetail) => {
  const form = useRenderedForm<DraftValues>({
    defaultValues: draftValuesOf(change),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver<DraftValues>(
      async () => (await import('#lib/contracts/prices/change-price-table.ts')).savePriceChangeCommand.body,
      {
        toWire: (values) => draftWire(change, values),
        fieldOf: draftFieldOf,
      },
    ),
  })
  const draft = useDraft(form, `table-change:${change.id}`)
  return { form, draft }
}
