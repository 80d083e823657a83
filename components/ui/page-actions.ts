'use client'
import type { LucideIcon } from 'lucide-react'

export type PageAction = {
  id: string
  label: string
  /** Object of the action: two actions with the same label and another subject are ambiguous. */
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

/** Actions of the components on screen; they register and unregister their own. */
export const pageActions = {
  read: () => actions,
  /** Returns the function that stops watching. */
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
    }
  },
  /** Returns the function that unregisters the action. */
  add: (action: PageAction) => {
    change([...actions, action])
    return () => {
      change(actions.filter((one) => one !== action))
    }
  },
}
