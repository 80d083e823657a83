'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Shortcut, shortcutRegistry } from './shortcut-registry.ts'

/** `label` names the group in the keyboard map (`?`). `run` may change between renders. */
export const useShortcuts = (label: string, shortcuts: readonly Shortcut[]): void => {
  const newest = useRef(shortcuts)
  // A layout effect, because a key must act on the screen shown when it is pressed.
  useLayoutEffect(() => {
    newest.current = shortcuts
  })
  // Only a change of keys, labels or repeats registers again; `run` is looked up on each key press.
  const lines = JSON.stringify(
    shortcuts.map((each) => ({ keys: each.keys, label: each.label, repeats: each.repeats })),
  )
  useEffect(() => {
    const entries: Omit<Shortcut, 'run'>[] = JSON.parse(lines)
    if (entries.length === 0) return
    return shortcutRegistry.add({
      label,
      shortcuts: entries.map((line, index) => ({ ...line, run: () => newest.current[index]?.run() })),
    })
  }, [label, lines])
}
