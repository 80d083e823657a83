'use client'
import { createContext, useContext } from 'react'
import type { LiveState } from './live-messages.ts'

/** Set by `LiveProvider`; without one nothing is live. */
export const LiveContext = createContext<LiveState>('cut')

/** Refetch interval while changes are reported live, in case one was missed. */
const SAFETY_MS = 30_000

/**
 * Refetches as requested while the live channel is cut, seldom while it reports changes, and never (`false`)
 * where only reported changes can affect the screen. For queries with keys in live-keys.ts.
 */
export const useRefetchInterval = () => {
  const isLive = useContext(LiveContext) === 'live'
  return (whileCut: number | false, whileLive: number | false = SAFETY_MS): number | false => {
    if (whileCut === false || !isLive) return whileCut
    return whileLive && Math.max(whileCut, whileLive)
  }
}
