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

/** What can be done with what is on the screen now: components put theirs in and take them out. */
export const pageActions = {
  read: () => actions,
  /** Puts an action in; the answer takes it out again. */
  add: (action: PageAction) => {
    actions = [...actions, action]
    return () => {
      actions = actions.filter((one) => one !== action)
    }
  },
}
