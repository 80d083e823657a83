'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Shortcut, shortcutRegistry } from './shortcut-registry.ts'

/** `label` names the group in the keyboard map (`?`). `run` may change between renders. */
export const useShortcuts = (label: string, shortcuts: readonly Shortcut[]): void => {
  const newest = useRef(shortcuts)
  // Runs as a layout effect, because a key must act on the screen that is visible when it is pressed.
  useLayoutEffect(() => {
    newest.current = shortcuts
  })
  // Shortcuts are registered again only if keys, labels or repeats change; each key press looks up `run`.
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
