import { type FormEvent, useState } from 'react'
import { useDraft } from '#components/drafts/use-draft.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { type ProposeReviewRules, type ReviewRulesBook, useCacheReviewRules } from '#lib/client/review.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import {
  type ReviewRulesValues,
  reviewRulesFieldOf,
  reviewRulesToWire,
  reviewRulesValues,
} from './review-rules-values.ts'

const TEXTS = texts({
  proposed: ['Regras propostas: outro gestor decide', 'Rules proposed: another manager decides'],
})

export const useReviewRulesForm = (book: ReviewRulesBook, propose: ProposeReviewRules) => {
  const t = useTexts(TEXTS)
  const show = useCacheReviewRules()
  const [hasProposed, setProposed] = useState(false)
  // The server rejects the form if somebody has saved a newer version than this since editing began.
  const [basedOnVersion, setBasedOn] = useState(book.version)
  const { form, problem, forgive, submit } = useActionForm({
    schema: async () =>
      (await import('#lib/contracts/review/review-rules.ts')).proposeReviewRulesCommand.body,
    values: reviewRulesValues(book.rules),
    action: propose,
    toInput: (values: ReviewRulesValues) => ({ basedOnVersion, rules: reviewRulesToWire(values) }),
    fieldOf: reviewRulesFieldOf,
    onDone: (saved) => {
      show(saved)
      begin(saved)
      draft.forget()
      const waits = saved.open !== null
      setProposed(waits)
      if (waits) announce(t.proposed)
    },
  })
  // Drafts are kept per version; a draft on outdated rules is discarded.
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
    saved: hasProposed && book.open !== null ? t.proposed : null,
    submit: (event: FormEvent<HTMLFormElement>) => {
      setProposed(false)
      submit(event)
    },
    startOver: () => {
      begin(book)
      draft.forget()
    },
  }
}
