'use client'
import { createContext, useContext } from 'react'
import type { LiveState } from './live-messages.ts'

/** Set by `LiveProvider`; without `LiveProvider` nothing is live. */
export const LiveContext = createContext<LiveState>('cut')

/** Refetch interval while changes are reported live, in case a report was missed. */
const SAFETY_MS = 30_000

/**
 * Returns a function that picks the refetch interval: `whileCut` while the live channel is cut, otherwise the
 * longer of the two. Pass false as `whileLive` where only reported changes can affect the screen. For queries
 * with keys in live-keys.ts.
 */
export const useRefetchInterval = () => {
  const isLive = useContext(LiveContext) === 'live'
  return (whileCut: number | false, whileLive: number | false = SAFETY_MS): number | false => {
    if (whileCut === false || !isLive) return whileCut
    return whileLive && Math.max(whileCut, whileLive)
  }
}
