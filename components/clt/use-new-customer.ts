'use client'
import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#components/drafts/use-draft.ts'

/**
 * Begins a new customer when something is typed or pasted into the CPF of a recovered, unchanged draft.
 * Before the browser inserts it, the draft is discarded, so that no value of the former customer stays.
 */
export const useNewCustomer = (area: RefObject<HTMLElement | null>, draft: Draft): void => {
  useEffect(() => {
    const element = area.current
    const onBeforeInput = ({ inputType }: InputEvent) => {
      if (inputType.startsWith('insert') && draft.isUntouched()) flushSync(draft.discard)
    }
    element?.addEventListener('beforeinput', onBeforeInput)
    return () => element?.removeEventListener('beforeinput', onBeforeInput)
  })
}
