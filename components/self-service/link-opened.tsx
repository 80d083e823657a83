'use client'
import { useEffect } from 'react'

/** The browser records the opening, because link previews fetch the page without running scripts. */
export const LinkOpened = ({ record }: { record: () => Promise<void> }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page load
  useEffect(() => {
    void record().catch(() => undefined)
  }, [])
  return null
}
