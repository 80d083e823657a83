'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { LiveMessage, LiveState } from '#lib/client/live-messages.ts'
import { LiveContext } from '#lib/client/use-refetch-interval.ts'
import { LiveNotice } from './live-notice.tsx'
import { refreshOnChange } from './refresh-on-change.ts'

/** Connection losses shorter than this are not reported. */
const GRACE_MS = 6_000

export const LiveProvider = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    const refresh = refreshOnChange(client)
    // In a transition, because an urgent update before hydration makes React discard everything typed so far.
    const moveTo = (next: LiveState) => startTransition(() => setState(next))
    const onMessage = (message: LiveMessage) => {
      if (message.type === 'state') moveTo(message.state)
      if (message.type === 'state') refresh.moveTo(message.state)
      if (message.type === 'begin') refresh.all()
      if (message.type === 'change') refresh.after(message.change)
    }
    let isUnmounted = false
    let leave = () => {}
    import('#lib/client/join-live.ts').then(
      ({ joinLive }) => {
        if (!isUnmounted) leave = joinLive(onMessage)
      },
      () => moveTo('cut'),
    )
    return () => {
      isUnmounted = true
      leave()
      refresh.stop()
    }
  }, [client])
  useEffect(() => {
    if (state === 'live') {
      setNoticed(false)
      return
    }
    const grace = setTimeout(() => setNoticed(true), GRACE_MS)
    return () => clearTimeout(grace)
  }, [state])
  return (
    <LiveContext value={state}>
      {children}
      <LiveNotice isCut={isNoticed} />
    </LiveContext>
  )
}
