'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { runAction } from '#lib/client/run-action.ts'
import { READER_REPORTS_MS } from '#lib/domain/review/review-readers.ts'

/** Cases skipped faster than this do not count as read (milliseconds). */
const SETTLED_MS = 1_200

/** Sends a heartbeat while a case is visible and refetches who else reads it. */
export const useCasePresence = (
  id: string,
  registerReader: ReviewWorkspaceActions['registerReader'],
): void => {
  const client = useQueryClient()
  useEffect(() => {
    const report = async () => {
      if (document.hidden) return
      await runAction(registerReader, { id })
      void client.invalidateQueries({ queryKey: ['review', 'case', id] })
    }
    const settled = setTimeout(() => void report(), SETTLED_MS)
    const timer = setInterval(() => void report(), READER_REPORTS_MS)
    return () => {
      clearTimeout(settled)
      clearInterval(timer)
    }
  }, [client, id, registerReader])
}
