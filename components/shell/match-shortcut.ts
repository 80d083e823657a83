/** A key as the browser names it. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a pressed key means: a shortcut of these keys (by its place), the beginning of some, or nothing. */
export type KeyMeaning = { found: number } | { begun: string } | null

/**
 * Which of several shortcuts a key completes. `keys` are written as people read them: 'j', '?', 'g h' (one
 * after another), 'mod+k' (Ctrl, or ⌘ on a Mac). `before` is what was pressed just before, '' for nothing. A
 * later shortcut wins over an earlier one of the same keys: what a page registers lies over what is
 * everywhere.
 */
export const matchShortcut = (pressed: PressedKey, before: string, keys: readonly string[]): KeyMeaning => {
  const name = nameOf(pressed)
  if (name === null) return null
  const sequence = before === '' ? name : `${before} ${name}`
  for (const typed of sequence === name ? [name] : [sequence, name]) {
    const found = keys.lastIndexOf(typed)
    if (found >= 0) return { found }
    if (keys.some((one) => one.startsWith(`${typed} `))) return { begun: typed }
  }
  return null
}

/** Whether keys need the command key: only those may be pressed while typing, and cannot be switched off. */
export const needsCommandKey = (keys: string): boolean => keys.startsWith('mod+')

const nameOf = ({ key, ctrlKey, metaKey, altKey }: PressedKey): string | null => {
  if (altKey || key === 'Dead' || key === 'Unidentified') return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `mod+${name}` : name
}
