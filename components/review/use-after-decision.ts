'use client'
import { useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { type QueuedReview, useRemoveDecided } from '#lib/client/review.ts'
import { reviewAddress } from './review-address.ts'
import { CASE_HEADING } from './review-case-pane.tsx'

const TEXTS = texts({
  nextIs: (name: string) => [`Aberta a próxima: ${name}`, `Opened the next one: ${name}`],
  cleared: ['A fila está vazia', 'The queue is empty'],
})

const focusNext = () => document.getElementById(CASE_HEADING)?.focus()

export const useAfterDecision = (following: (id: string) => Promise<QueuedReview | undefined>) => {
  const t = useTexts(TEXTS)
  const forget = useRemoveDecided()
  const [last, setLast] = useState<Proposal | null>(null)
  const toFocus = useRef('')
  const openNextCase = async (after: Proposal) => {
    const coming = following(after.id)
    setLast(after)
    forget(after.id)
    const next = await coming
    const present = reviewAddress.read()
    // The manager has meanwhile opened another case, which stays open.
    if (present.id !== '' && present.id !== after.id) return
    toFocus.current = next?.id ?? ''
    reviewAddress.go({ ...present, id: next?.id ?? '' }, 'replace')
    announce(next ? t.nextIs(next.clientName) : t.cleared)
  }
  return {
    last,
    focusNext,
    onDecided: (after: Proposal) => void openNextCase(after),
    /** Focuses the next case when it appears, which can be after the dialog has closed. */
    onShown: (id: string) => {
      if (toFocus.current === id) focusNext()
      toFocus.current = ''
    },
  }
}
