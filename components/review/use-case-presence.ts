'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReviewWorkspaceActions } from '#components/decisions/review-actions.ts'
import { runAction } from '#lib/client/run-action.ts'
import { READER_REPORTS_MS } from '#lib/domain/review/review-readers.ts'

/** Time in ms after which the manager is reported as a reader, so that skipped cases are not reported. */
const DWELL_MS = 1_200

export const useCasePresence = (
  id: string,
  registerReader: ReviewWorkspaceActions['registerReader'],
): void => {
  const client = useQueryClient()
  useEffect(() => {
    const sendHeartbeat = async () => {
      if (document.hidden) return
      await runAction(registerReader, { id })
      void client.invalidateQueries({ queryKey: ['review', 'case', id] })
    }
    const dwellTimer = setTimeout(() => void sendHeartbeat(), DWELL_MS)
    const heartbeatTimer = setInterval(() => void sendHeartbeat(), READER_REPORTS_MS)
    return () => {
      clearTimeout(dwellTimer)
      clearInterval(heartbeatTimer)
    }
  }, [client, id, registerReader])
}
