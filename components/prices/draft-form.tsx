'use client'
import { Save } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { PriceChangeActions, PriceChangeDetail } from '#lib/client/prices.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { ChangeDifferencesCard, ChangeExampleCard } from './change-comparison.tsx'
import { DraftFields } from './draft-fields.tsx'
import { DraftFinish } from './draft-finish.tsx'
import { draftValuesOf, previewTermsOf } from './draft-values.ts'
import { useDraftWork } from './use-draft-work.ts'
import { WhatIfCard } from './what-if-card.tsx'

const TEXTS = texts({
  save: ['Salvar rascunho', 'Save the draft'],
  unsaved: ['Há alterações não salvas.', 'There are unsaved changes.'],
  allSaved: ['Tudo salvo.', 'Everything is saved.'],
})

type DraftFormProps = { change: PriceChangeDetail; actions: PriceChangeActions; today: Day; now: string }

export const DraftForm = ({ change, actions, today, now }: DraftFormProps) => {
  const t = useTexts(TEXTS)
  const { form, draft, element, problem, submit, afterSaving, propose } = useDraftWork(change, actions)
  const values = useDeferredValue(useWatch({ control: form.control }))
  const terms = previewTermsOf(change, { ...draftValuesOf(change), ...values })
  const { isDirty, isSubmitting } = form.formState
  const changesTerms = change.kind === 'create' || change.kind === 'new_version'
  return (
    <div className="grid gap-5 [&>*]:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      <div className="grid gap-5 [&>*]:min-w-0">
        <form ref={element} noValidate onSubmit={submit}>
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
        <DraftFinish change={change} actions={actions} propose={propose} />
      </div>
      <div className="min-w-0 xl:sticky xl:top-6">
        {terms ? <ChangeExampleCard {...{ change, terms, today }} /> : null}
      </div>
    </div>
  )
}
