import { type FormEvent, useState } from 'react'
import { useDraft } from '#components/drafts/use-draft.ts'
import { type ReviewRulesBook, type SaveReviewRules, useShowReviewRules } from '#lib/client/review'
import { useActionForm } from '#lib/client/use-action-form'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import {
  type ReviewRulesValues,
  reviewRulesFieldOf,
  reviewRulesToWire,
  reviewRulesValues,
} from './review-rules-values.ts'

const TEXTS = texts({
  saved: (version: number) => [`Regras salvas: versão ${version}`, `Rules saved: version ${version}`],
})

/** The form of the rules, saved on top of the version it shows. */
export const useReviewRulesForm = (book: ReviewRulesBook, save: SaveReviewRules) => {
  const t = useTexts(TEXTS)
  const show = useShowReviewRules()
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  // What was on the screen when the person began: a version saved by somebody else meanwhile is reported, not
  // overwritten.
  const [basedOnVersion, setBasedOn] = useState(book.version)
  const { form, problem, forgive, submit } = useActionForm({
    schema: async () => (await import('#lib/contracts/review/review-rules')).saveReviewRulesCommand.body,
    values: reviewRulesValues(book.rules),
    action: save,
    toInput: (values: ReviewRulesValues) => ({ basedOnVersion, rules: reviewRulesToWire(values) }),
    fieldOf: reviewRulesFieldOf,
    onDone: (saved) => {
      show(saved)
      begin(saved)
      draft.forget()
      setSavedVersion(saved.version)
      announce(t.saved(saved.version))
    },
  })
  // Of one version: what was typed on top of rules that changed meanwhile does not come back.
  const draft = useDraft(form, `review-rules:${book.version}`)
  const begin = (from: ReviewRulesBook): void => {
    forgive()
    setBasedOn(from.version)
    form.reset(reviewRulesValues(from.rules))
  }
  return {
    form,
    draft,
    problem,
    saved: savedVersion === null || form.formState.isDirty ? null : t.saved(savedVersion),
    submit: (event: FormEvent<HTMLFormElement>) => {
      setSavedVersion(null)
      submit(event)
    },
    startOver: () => {
      begin(book)
      draft.forget()
    },
  }
}
