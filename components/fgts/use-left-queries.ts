'use client'
import { useState } from 'react'
import { type FgtsBalanceQuery, isRunning } from '#lib/client/fgts'

/**
 * The queries of other customers that were still running when the agent went on: their ids, without those
 * on screen again.
 */
export const useLeftQueries = (shown: readonly string[], queries: readonly FgtsBalanceQuery[]) => {
  const [left, setLeft] = useState<readonly string[]>([])
  const running = queries.filter(isRunning).map(({ id }) => id)
  return {
    left: left.filter((id) => !shown.includes(id)),
    /** To be called when something else takes the place of what is on screen. */
    leave: () => setLeft((present) => [...new Set([...present, ...running])]),
    dismiss: (id: string) => setLeft((present) => present.filter((one) => one !== id)),
  }
}
