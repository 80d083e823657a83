'use client'
import { useEffect, useState } from 'react'
import { ANNOUNCE_EVENT } from './announce.ts'

/** The page's only live region, mounted once by the root layout. */
export const Announcer = () => {
  const [message, setMessage] = useState({ text: '', turn: 0 })
  useEffect(() => {
    const speak = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      const text = String(event.detail)
      setMessage(({ turn }) => ({ text, turn: turn + 1 }))
    }
    window.addEventListener(ANNOUNCE_EVENT, speak)
    return () => window.removeEventListener(ANNOUNCE_EVENT, speak)
  }, [])
  return (
    <div role="status" aria-live="polite" aria-atomic className="sr-only">
      {/* A new key makes screen readers repeat an identical text. */}
      <span key={message.turn}>{message.text}</span>
    </div>
  )
}
