'use client'
import type { LucideIcon } from 'lucide-react'

export type PageAction = {
  id: string
  label: string
  /** The palette drops actions with the same label but different subjects, because they are ambiguous. */
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

export const pageActions = {
  read: () => actions,
  watch: (watcher: () => void) => {
    watchers.add(watcher)
    return () => {
      watchers.delete(watcher)
    }
  },
  add: (action: PageAction) => {
    change([...actions, action])
    return () => {
      change(actions.filter((one) => one !== action))
    }
  },
}
