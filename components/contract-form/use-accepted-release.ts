'use client'
import { useRef } from 'react'
import type { ClientAction } from '#lib/client/answer.ts'

/** After a `figures_changed` error, the next submit accepts the new release date by sending it. */
export const useAcceptedRelease = <I, T>(
  action: ClientAction<I, T>,
  withRelease: (input: I, releaseDate: string) => I,
): ClientAction<I, T> => {
  const accepted = useRef<string | null>(null)
  return async (input) => {
    const answer = await action(accepted.current === null ? input : withRelease(input, accepted.current))
    if (!answer.ok && answer.problem.code === 'figures_changed')
      accepted.current = String(answer.problem.releaseDate)
    return answer
  }
}
