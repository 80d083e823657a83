import { useEffect, useState } from 'react'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { PreviewReviewRules, ReviewRulesPreview, ReviewRulesRequest } from '#lib/client/review.ts'
import { runAction } from '#lib/client/run-action.ts'

/** `isDone` is true once the count has ended; `bounded` is true if it ended early, at the batch limit. */
export type RulesPreviewState = Omit<ReviewRulesPreview, 'next'> & {
  isDone: boolean
  bounded: boolean
  problem: ClientProblem | null
}

const WAIT_MS = 500
const MOST_BATCHES = 20

const NOTHING: RulesPreviewState = {
  examined: 0,
  matched: 0,
  byCode: [],
  isDone: false,
  bounded: false,
  problem: null,
}

export const useRulesPreview = (
  rules: ReviewRulesRequest['rules'] | null,
  preview: PreviewReviewRules,
): RulesPreviewState => {
  const [state, setState] = useState(NOTHING)
  const rulesJson = rules === null ? '' : JSON.stringify(rules)
  useEffect(() => {
    if (rulesJson === '') return
    let current = true
    const show = (next: RulesPreviewState) => current && setState(next)
    const count = () => countAll({ rules: JSON.parse(rulesJson), preview, show, isCurrent: () => current })
    const timer = setTimeout(() => void count(), WAIT_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [rulesJson, preview])
  return state
}

type CountInput = {
  rules: ReviewRulesRequest['rules']
  preview: PreviewReviewRules
  show: (state: RulesPreviewState) => void
  isCurrent: () => boolean
}

const countAll = async ({ rules, preview, show, isCurrent }: CountInput) => {
  let sum = NOTHING
  let after: string | undefined
  for (let batch = 1; isCurrent(); batch += 1) {
    const answer = await runAction(preview, { rules, ...(after !== undefined && { after }) })
    if (!answer.ok) return show({ ...sum, problem: answer.problem })
    const { next, ...counted } = answer.data
    const bounded = next !== null && batch === MOST_BATCHES
    sum = { ...added(sum, counted), isDone: next === null || bounded, bounded, problem: null }
    show(sum)
    if (next === null || bounded) return
    after = next
  }
}

type RuleCounts = Omit<ReviewRulesPreview, 'next'>

const added = (sum: RuleCounts, more: RuleCounts): RuleCounts => {
  const byCode = new Map(sum.byCode.map((item) => [item.code, item]))
  for (const item of more.byCode)
    byCode.set(item.code, { ...item, count: item.count + (byCode.get(item.code)?.count ?? 0) })
  return {
    examined: sum.examined + more.examined,
    matched: sum.matched + more.matched,
    byCode: [...byCode.values()],
  }
}
