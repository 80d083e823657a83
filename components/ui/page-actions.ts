'use client'
import type { LucideIcon } from 'lucide-react'

/** Something that can be done with what is on the screen. */
export type PageAction = {
  id: string
  label: string
  /** What it is done to: the same words for two different things would lead to the wrong one. */
  subject: string
  icon: LucideIcon
  run: () => void
}

let actions: readonly PageAction[] = []
const watchers = new Set<() => void>()

const change = (next: readonly PageAction[]) => {
  actions = next
  for (const watcher of watchers) watcher()
}

/** What can be done with what is on the screen now: components put theirs in and take them out. */
export const pageActions = {
  read: () => actions,
  /** Reports every change; the answer stops it. */
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
    }
  },
  /** Puts an action in; the answer takes it out again. */
  add: (action: PageAction) => {
    change([...actions, action])
    return () => {
      change(actions.filter((one) => one !== action))
    }
  },
}
