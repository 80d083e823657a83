'use client'
import { useEffect, useState } from 'react'
import { ANNOUNCE_EVENT, type Announcement } from './announce.ts'

const SHOWN_MS = 4_000

/** Live region of `announce`, mounted once by the root layout. */
export const Announcer = () => {
  const [message, setMessage] = useState({ text: '', isShown: false, turn: 0 })
  const { text, isShown, turn } = message
  useEffect(() => {
    const speak = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const announced: Announcement = event.detail
      setMessage((last) => ({ ...announced, turn: last.turn + 1 }))
    }
    window.addEventListener(ANNOUNCE_EVENT, speak)
    return () => window.removeEventListener(ANNOUNCE_EVENT, speak)
  }, [])
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(
      () => setMessage((last) => (last.turn === turn ? { ...last, isShown: false } : last)),
      SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [isShown, turn])
  return (
    <div role="status" aria-live="polite" aria-atomic className={isShown ? SHOWN : 'sr-only'}>
      {/* A new key makes screen readers repeat an identical text. */}
      <span
        key={turn}
        className={isShown ? 'rounded-card border bg-raised px-4 py-2 text-sm shadow-pop' : undefined}
      >
        {text}
      </span>
    </div>
  )
}

const SHOWN = 'pointer-events-none fixed inset-x-4 top-4 z-50 flex justify-center'
