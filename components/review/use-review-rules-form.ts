import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { contractResolver } from '#lib/client/contract-resolver'
import { type ReviewRulesBook, type SaveReviewRules, useShowReviewRules } from '#lib/client/review'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { useRenderedForm } from '#lib/client/use-rendered-form'
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

/** The form of the rules: checked by the contract, saved on top of the version it shows. */
export const useReviewRulesForm = (book: ReviewRulesBook, save: SaveReviewRules) => {
  const t = useTexts(TEXTS)
  const show = useShowReviewRules()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const [savedVersion, setSavedVersion] = useState<number | null>(null)
  // What was on the screen when the person began: a version saved by somebody else meanwhile is told, not overwritten.
  const [basedOnVersion, setBasedOn] = useState(book.version)
  const toWire = (values: ReviewRulesValues) => ({ basedOnVersion, rules: reviewRulesToWire(values) })
  const form = useRenderedForm<ReviewRulesValues>({
    defaultValues: reviewRulesValues(book.rules),
    resolver: contractResolver(
      async () => (await import('#lib/contracts/review/review-rules')).saveReviewRulesCommand.body,
      { toWire, fieldOf: reviewRulesFieldOf },
    ),
  })
  const begin = (from: ReviewRulesBook) => {
    setProblem(null)
    setBasedOn(from.version)
    form.reset(reviewRulesValues(from.rules))
  }
  const send = async (values: ReviewRulesValues) => {
    setProblem(null)
    setSavedVersion(null)
    const answer = await runAction(save, toWire(values))
    if (!answer.ok) {
      if (!showFieldErrors(form, answer.problem, reviewRulesFieldOf)) setProblem(answer.problem)
      return
    }
    show(answer.data)
    begin(answer.data)
    setSavedVersion(answer.data.version)
    announce(t.saved(answer.data.version))
  }
  return {
    form,
    problem,
    saved: savedVersion === null || form.formState.isDirty ? null : t.saved(savedVersion),
    submit: form.handleSubmit(send),
    startOver: () => begin(book),
  }
}
