'use client'
import { useSyncExternalStore } from 'react'

/** Kept in memory only: the token survives navigation but not a reload. */
let token = ''
const watchers = new Set<() => void>()

export const setTryToken = (next: string): void => {
  token = next
  for (const notify of watchers) notify()
}

const watch = (notify: () => void) => {
  watchers.add(notify)
  return () => watchers.delete(notify)
}

export const useTryToken = (): string =>
  useSyncExternalStore(
    watch,
    () => token,
    () => '',
  )
