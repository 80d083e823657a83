'use client'
import { useCallback, useRef, useState } from 'react'
import type { Answer } from '#lib/client/answer.ts'
import type { ReasonInput } from '#lib/client/personal-data.ts'

/** Runs the call without a reason first, and again with the chosen reason if the server demands one. */
export type WithReason = <Data>(call: (why?: ReasonInput) => Promise<Answer<Data>>) => Promise<Answer<Data>>

/**
 * Returns `withReason` and the state of its dialog. If the dialog is closed without a reason, `withReason`
 * returns the server's refusal.
 */
export const useAskReason = () => {
  const [asking, setAsking] = useState(false)
  const pendingResolve = useRef<((why: ReasonInput | null) => void) | null>(null)
  const answer = useCallback((why: ReasonInput | null) => {
    setAsking(false)
    pendingResolve.current?.(why)
    pendingResolve.current = null
  }, [])
  const withReason = useCallback<WithReason>(async (call) => {
    const first = await call()
    if (first.ok || first.problem.code !== 'reveal_reason_required') return first
    const why = await new Promise<ReasonInput | null>((resolve) => {
      pendingResolve.current?.(null)
      pendingResolve.current = resolve
      setAsking(true)
    })
    return why ? call(why) : first
  }, [])
  return { asking, answer, withReason }
}
