export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** A shortcut (by index), a prefix of one, or nothing. */
export type KeyMeaning = { found: number } | { begun: string } | null

/**
 * Finds the shortcut a key completes. `keys` are written 'j', '?', 'g h' (a sequence) or 'mod+k' (Ctrl, ⌘ on
 * a Mac); `before` is the pending prefix. For equal keys the last one wins, so a page overrides global
 * shortcuts.
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

/** Shortcuts with the command key also work while typing and cannot be switched off. */
export const needsCommandKey = (keys: string): boolean => keys.startsWith('mod+')

const nameOf = ({ key, ctrlKey, metaKey, altKey }: PressedKey): string | null => {
  if (altKey || key === 'Dead' || key === 'Unidentified') return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `mod+${name}` : name
}
