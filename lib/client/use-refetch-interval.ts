'use client'
import { createContext, useContext } from 'react'
import type { LiveState } from './live-messages.ts'

/** The state of the live channel; set by `LiveProvider`. Without one nothing is live. */
export const LiveContext = createContext<LiveState>('cut')

/** While changes are reported, a query is refetched only as often as this, in case one was missed. */
const SAFETY_MS = 30_000

/**
 * How often a query is refetched: as often as asked while the live channel is cut, seldom while it reports
 * changes, or not at all (`false`) where nothing but what it reports can change the screen. For the
 * `refetchInterval` of queries whose keys are in live-keys.ts.
 */
export const useRefetchInterval = () => {
  const isLive = useContext(LiveContext) === 'live'
  return (whileCut: number | false, whileLive: number | false = SAFETY_MS): number | false => {
    if (whileCut === false || !isLive) return whileCut
    return whileLive && Math.max(whileCut, whileLive)
  }
}
