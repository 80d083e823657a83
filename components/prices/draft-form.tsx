'use client'
import { Save } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DraftNotice } from '#components/drafts/draft-notice'
import { useDraft } from '#components/drafts/use-draft.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import { ProblemCallout } from '#components/ui/problem-callout'
import type { ClientProblem } from '#lib/client/answer'
import { contractResolver } from '#lib/client/contract-resolver'
import { focusFirstError } from '#lib/client/focus-first-error'
import { type PriceChangeActions, type PriceChangeDetail, useShowPriceChange } from '#lib/client/prices'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { useRenderedForm } from '#lib/client/use-rendered-form'
import type { Day } from '#lib/domain/calendar'
import { ChangeDifferencesCard, ChangeExampleCard } from './change-comparison.tsx'
import { DraftFields } from './draft-fields.tsx'
import { DraftFinish } from './draft-finish.tsx'
import { type DraftValues, draftFieldOf, draftValuesOf, draftWire, wantedTermsOf } from './draft-values.ts'
import { WhatIfCard } from './what-if-card.tsx'

const TEXTS = texts({
  save: ['Salvar rascunho', 'Save the draft'],
  saved: ['Rascunho salvo', 'Draft saved'],
  unsaved: ['Há alterações não salvas.', 'There are unsaved changes.'],
  allSaved: ['Tudo salvo.', 'Everything is saved.'],
})

type DraftFormProps = { change: PriceChangeDetail; actions: PriceChangeActions; today: Day; now: string }

/**
 * The draft of its author: terms, their effect at once in the standard case and, computed, on last month;
 * then the proposal.
 */
export const DraftForm = ({ change, actions, today, now }: DraftFormProps) => {
  const t = useTexts(TEXTS)
  const { form, draft } = useDraftForm(change)
  const show = useShowPriceChange()
  const element = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const typed = useDeferredValue(useWatch({ control: form.control }))
  const terms = wantedTermsOf(change, { ...draftValuesOf(change), ...typed })
  const { isDirty, isSubmitting } = form.formState
  const changesTerms = change.kind === 'create' || change.kind === 'new_version'

  /** Saves what is typed; null when it is saved, or what is in the way. */
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
  /** Does something with the draft as it is typed: saves it before where it was touched. */
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
  return (
    <div className="grid gap-5 [&>*]:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      <div className="grid gap-5 [&>*]:min-w-0">
        <form
          ref={element}
          noValidate
          onSubmit={form.handleSubmit(
            async () => setProblem(await save()),
            () => element.current && focusFirstError(element.current),
          )}
        >
          <Card
            footer={
              <>
                <span className="mr-auto text-ink-muted text-sm">{isDirty ? t.unsaved : t.allSaved}</span>
                <Button type="submit" icon={<Save />} pending={isSubmitting}>
                  {t.save}
                </Button>
              </>
            }
          >
            <DraftFields form={form} change={change} />
            {problem ? <ProblemCallout problem={problem} className="mt-5" /> : null}
          </Card>
          <DraftNotice draft={draft} />
        </form>
        {terms && changesTerms ? <ChangeDifferencesCard {...{ change, terms, today }} /> : null}
        {changesTerms ? (
          <WhatIfCard
            change={isDirty && change.whatIf?.status === 'done' ? { ...change, whatIf: null } : change}
            now={now}
            onCompute={() => afterSaving(actions.tryOut)}
          />
        ) : null}
        <DraftFinish change={change} actions={actions} propose={() => afterSaving(actions.propose)} />
      </div>
      <div className="min-w-0 xl:sticky xl:top-6">
        {terms ? <ChangeExampleCard {...{ change, terms, today }} /> : null}
      </div>
    </div>
  )
}

/** The form of a draft, checked by the contract's own schema and kept in this tab until it is saved. */
const useDraftForm = (change: PriceChangeDetail) => {
  const form = useRenderedForm<DraftValues>({
    defaultValues: draftValuesOf(change),
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: contractResolver<DraftValues>(
      async () => (await import('#lib/contracts/prices/change-price-table')).savePriceChangeCommand.body,
      {
        toWire: (values) => draftWire(change, values),
        fieldOf: draftFieldOf,
      },
    ),
  })
  const draft = useDraft(form, `table-change:${change.id}`)
  return { form, draft }
}
