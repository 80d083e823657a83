'use client'
import { type RefObject, useEffect } from 'react'
import { flushSync } from 'react-dom'
import type { Draft } from '#components/drafts/use-draft.ts'

/** Discards a recovered, unchanged draft on typing, so that no value of the previous customer remains. */
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
