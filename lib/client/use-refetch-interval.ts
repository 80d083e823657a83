'use client'
import { createContext, useContext } from 'react'
import type { LiveState } from './live-messages.ts'

export const LiveContext = createContext<LiveState>('cut')

/** Refetch interval while changes are pushed live, in case one is missed. */
const SAFETY_MS = 30_000

/**
 * Returns a function that picks the refetch interval: `whileCut` while the live channel is cut, otherwise the
 * longer of `whileCut` and `whileLive`. Pass false as `whileLive` if every change that affects the screen is
 * reported. Only for queries whose keys are in live-keys.ts.
 */
export const useRefetchInterval = () => {
  const isLive = useContext(LiveContext) === 'live'
  return (whileCut: number | false, whileLive: number | false = SAFETY_MS): number | false => {
    if (whileCut === false || !isLive) return whileCut
    return whileLive && Math.max(whileCut, whileLive)
  }
}
