'use client'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RevealedData } from '#lib/client/personal-data.ts'

const SHOWN_MS = 60_000

export type RevealedFields = Readonly<Record<string, RevealedData>>

/** Keeps each field in memory only, for a minute or until the next navigation. */
export const useRevealedFields = () => {
  const [revealedFields, setRevealedFields] = useState<RevealedFields>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const pathname = usePathname()

  const hideKey = useCallback((key: string) => {
    clearTimeout(timers.current.get(key))
    timers.current.delete(key)
    setRevealedFields(({ [key]: _, ...rest }) => rest)
  }, [])
  const keep = useCallback(
    (key: string, revealed: RevealedData) => {
      clearTimeout(timers.current.get(key))
      timers.current.set(
        key,
        setTimeout(() => hideKey(key), SHOWN_MS),
      )
      setRevealedFields((present) => ({ ...present, [key]: revealed }))
    },
    [hideKey],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next page may show another customer
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
      pending.clear()
      setRevealedFields({})
    }
  }, [pathname])
  return { revealedFields, keep, hideKey }
}
