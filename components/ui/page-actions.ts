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
  /** Each once, as they were put in; words that mean several things are left out. */
  read: (): readonly PageAction[] =>
    [...Map.groupBy(actions, ({ label }) => label).values()].flatMap(([first, ...others]) =>
      first && others.every(({ subject }) => subject === first.subject) ? [first] : [],
    ),
  /** Puts an action in; the answer takes it out again. */
  add: (action: PageAction) => {
    actions = [...actions, action]
    return () => {
      actions = actions.filter((one) => one !== action)
    }
  },
}
