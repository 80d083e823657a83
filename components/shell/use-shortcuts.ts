'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Shortcut, shortcutRegistry } from './shortcut-registry.ts'

/**
 * Gives the screen some shortcuts while the component is mounted, and the keyboard map (`?`) a group with
 * their lines. They never answer while somebody types or a dialog lies over the page, single letters not at
 * all when they are switched off; those of a page win over the ones that work everywhere. `run` may change
 * from one rendering to the next.
 *
 *     useShortcuts(t.review, [
 *       { keys: 'a', label: t.approve, run: approve },
 *       { keys: 'j', label: t.next, run: next, repeats: true },
 *       { keys: 'g r', label: t.goToReview, run: () => router.push('/review') },
 *     ])
 */
export const useShortcuts = (label: string, shortcuts: readonly Shortcut[]): void => {
  const newest = useRef(shortcuts)
  // With the screen, not a moment after it: a key means what is there when it is pressed.
  useLayoutEffect(() => {
    newest.current = shortcuts
  })
  // What is in the map decides; the functions are looked up when a key is pressed.
  const lines = JSON.stringify(
    shortcuts.map((each) => ({ keys: each.keys, label: each.label, repeats: each.repeats })),
  )
  useEffect(() => {
    const shown: Omit<Shortcut, 'run'>[] = JSON.parse(lines)
    if (shown.length === 0) return
    return shortcutRegistry.add({
      label,
      shortcuts: shown.map((line, index) => ({ ...line, run: () => newest.current[index]?.run() })),
    })
  }, [label, lines])
}
