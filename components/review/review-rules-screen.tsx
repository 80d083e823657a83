'use client'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import {
  type DecideReviewRules,
  type PreviewReviewRules,
  type ProposeReviewRules,
  type ReviewRulesBook,
  useReviewRules,
} from '#lib/client/review.ts'
import { ReviewRulesDecision } from './review-rules-decision.tsx'
import { ReviewRulesForm } from './review-rules-form.tsx'
import { ReviewRulesHistory } from './review-rules-history.tsx'
import { ReviewRulesPreview } from './review-rules-preview.tsx'
import { useReviewRulesForm } from './use-review-rules-form.ts'

export type ReviewRulesScreenProps = {
  initial: ReviewRulesBook
  now: string
  propose: ProposeReviewRules
  decide: DecideReviewRules
  preview: PreviewReviewRules
}

export const ReviewRulesScreen = ({ initial, now, propose, decide, preview }: ReviewRulesScreenProps) => {
  const query = useReviewRules(initial)
  const { data: book } = query
  const { draft, ...state } = useReviewRulesForm(book, propose)
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
      <StaleNotice query={query} className="lg:col-span-2" />
      {book.open ? (
        <ReviewRulesDecision key={book.open.id} open={book.open} decide={decide} preview={preview} />
      ) : null}
      <ReviewRulesForm {...state} />
      <div className="min-w-0 space-y-5 lg:sticky lg:top-8">
        <ReviewRulesPreview form={state.form} preview={preview} />
        <ReviewRulesHistory versions={book.versions} now={now} />
      </div>
      <DraftNotice draft={draft} />
    </div>
  )
}
