'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { LiveMessage, LiveState } from '#lib/client/live-messages'
import { LiveContext } from '#lib/client/use-refetch-interval'
import { LiveNotice } from './live-notice.tsx'
import { refreshOnChange } from './refresh-on-change.ts'

/** A line that comes back at once is not worth a word. */
const GRACE_MS = 6_000

/**
 * Keeps what the screens of a signed-in person have read up to date, over one connection for the whole
 * browser.
 */
export const LiveProvider = ({ children }: { children: ReactNode }) => {
  const client = useQueryClient()
  const [state, setState] = useState<LiveState>('connecting')
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    const refresh = refreshOnChange(client)
    // Below is the whole page, which may not be hydrated yet: an urgent change would have React throw away
    // what the server rendered of it, with everything typed and chosen there.
    const moveTo = (next: LiveState) => startTransition(() => setState(next))
    const hear = (message: LiveMessage) => {
      if (message.type === 'state') moveTo(message.state)
      if (message.type === 'state') refresh.moveTo(message.state)
      if (message.type === 'begin') refresh.all()
      if (message.type === 'change') refresh.after(message.change)
    }
    let isLeft = false
    let leave = () => {}
    import('#lib/client/join-live').then(
      ({ joinLive }) => {
        if (!isLeft) leave = joinLive(hear)
      },
      () => moveTo('cut'),
    )
    return () => {
      isLeft = true
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
