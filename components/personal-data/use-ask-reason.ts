'use client'
import { useCallback } from 'react'
import { useQuestion } from '#components/ui/use-question.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { ReasonInput } from '#lib/client/personal-data.ts'

/** Runs the call without a reason first, and again with the chosen reason if the server demands one. */
export type WithReason = <Data>(call: (why?: ReasonInput) => Promise<Answer<Data>>) => Promise<Answer<Data>>

export const useAskReason = () => {
  const { ask, ...dialog } = useQuestion<ReasonInput | null>(null)
  const withReason = useCallback<WithReason>(
    async (call) => {
      const first = await call()
      if (first.ok || first.problem.code !== 'reveal_reason_required') return first
      const why = await ask()
      return why ? call(why) : first
    },
    [ask],
  )
  return { ...dialog, withReason }
}
