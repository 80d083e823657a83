'use client'
import { useEffect } from 'react'

/**
 * Reports once that somebody opened the page. Done by the browser itself: what only looks at an address for a
 * preview runs no scripts.
 */
export const LinkOpened = ({ record }: { record: () => Promise<void> }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever the page becomes
  useEffect(() => {
    void record().catch(() => undefined)
  }, [])
  return null
}
