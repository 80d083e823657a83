import type { ReviewRules } from '#lib/domain/review/review-rules.ts'
import type { Context } from '#lib/services/context.ts'

type Manager = { context: () => Context }

export const agreedRules = async (boss: Manager, second: Manager) => {
  const { proposeReviewRules } = await import('#lib/services/review/propose-review-rules.ts')
  const { decideReviewRules } = await import('#lib/services/review/decide-review-rules.ts')
  const { getReviewRules } = await import('#lib/services/review/get-review-rules.ts')
  const { DEFAULT_REVIEW_RULES } = await import('#lib/domain/review/review-rules.ts')

  /** Rules that change nothing need no approval. */
  const agreed = async (change: { basedOnVersion: number; rules: ReviewRules }) => {
    const book = await proposeReviewRules(boss.context(), change)
    if (!book.open) return book
    return decideReviewRules(second.context(), { id: book.open.id, decision: 'approve' })
  }

  const rules = async (given: Partial<ReviewRules> = {}) => {
    const { version: basedOnVersion } = await getReviewRules(boss.context())
    return agreed({ basedOnVersion, rules: { ...DEFAULT_REVIEW_RULES, ...given } })
  }

  return { agreed, rules }
}
