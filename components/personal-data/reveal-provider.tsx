'use client'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Answer } from '#lib/client/answer'
import type { RevealAction, Revealed, RevealField, RevealSubject } from '#lib/client/personal-data'
import { runAction } from '#lib/client/run-action'

/** How long a field stays readable. */
const SHOWN_MS = 60_000

type Shown = Readonly<Record<string, Revealed>>

export type Reveals = {
  /** What is readable now, by subject and field. */
  shown: Shown
  /** Asks the server for fields without showing them; every call is written down. */
  ask: (subject: RevealSubject, fields: readonly RevealField[]) => Promise<Answer<Revealed>>
  /** Asks for one field and shows it for a minute. */
  show: (subject: RevealSubject, field: RevealField) => Promise<Answer<Revealed>>
  hide: (subject: RevealSubject, field: RevealField) => void
}

export const RevealContext = createContext<Reveals | null>(null)

/** Names a field of a row among those shown. */
export const shownKey = ({ subjectType, subjectId }: RevealSubject, field: RevealField): string =>
  `${subjectType} ${subjectId} ${field}`

/**
 * What a person had revealed of customers: kept in memory alone, hidden again after a minute or when the page
 * is left. The server answers each request and writes it down.
 */
export const RevealProvider = ({ action, children }: { action: RevealAction; children: ReactNode }) => {
  const [shown, setShown] = useState<Shown>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const pathname = usePathname()

  const hideKey = useCallback((key: string) => {
    clearTimeout(timers.current.get(key))
    timers.current.delete(key)
    setShown(({ [key]: _, ...rest }) => rest)
  }, [])
  const ask = useCallback(
    (subject: RevealSubject, fields: readonly RevealField[]) =>
      runAction(action, { ...subject, fields: [...fields] }),
    [action],
  )
  const show = useCallback(
    async (subject: RevealSubject, field: RevealField) => {
      const answer = await ask(subject, [field])
      if (answer.ok) {
        const key = shownKey(subject, field)
        clearTimeout(timers.current.get(key))
        timers.current.set(
          key,
          setTimeout(() => hideKey(key), SHOWN_MS),
        )
        setShown((present) => ({ ...present, [key]: answer.data }))
      }
      return answer
    },
    [ask, hideKey],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another customer
  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
      pending.clear()
      setShown({})
    }
  }, [pathname])

  const reveals = useMemo<Reveals>(
    () => ({ shown, ask, show, hide: (subject, field) => hideKey(shownKey(subject, field)) }),
    [shown, ask, show, hideKey],
  )
  return <RevealContext value={reveals}>{children}</RevealContext>
}
