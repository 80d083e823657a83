'use client'
import { createContext, useContext } from 'react'
import type { LiveState } from './live-messages.ts'

export const LiveContext = createContext<LiveState>('cut')

/** Refetch interval while changes are pushed live, in case one is missed. */
const SAFETY_MS = 30_000

/** Only for query keys in live-keys.ts. `whileLive` is false if every change for the screen is pushed. */
export const useRefetchInterval = () => {
  const isLive = useContext(LiveContext) === 'live'
  return (whileCut: number | false, whileLive: number | false = SAFETY_MS): number | false => {
    if (whileCut === false || !isLive) return whileCut
    return whileLive && Math.max(whileCut, whileLive)
  }
}
