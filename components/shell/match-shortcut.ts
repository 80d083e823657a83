export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

export type ShortcutMatch = { index: number } | { prefix: string } | null

/** If several shortcuts have the same keys, the last one wins, so that a page overrides global shortcuts. */
export const matchShortcut = (
  pressed: PressedKey,
  before: string,
  keys: readonly string[],
): ShortcutMatch => {
  const name = nameOf(pressed)
  if (name === null) return null
  const sequence = before === '' ? name : `${before} ${name}`
  for (const candidate of sequence === name ? [name] : [sequence, name]) {
    const index = keys.lastIndexOf(candidate)
    if (index >= 0) return { index }
    if (keys.some((one) => one.startsWith(`${candidate} `))) return { prefix: candidate }
  }
  return null
}

export const isNamedKey = (keys: string): boolean => /^[A-Z][A-Za-z]+$/.test(keys)

/** Shortcuts with the command key also work while typing and cannot be switched off. */
export const needsCommandKey = (keys: string): boolean => keys.startsWith('mod+')

const nameOf = ({ key, ctrlKey, metaKey, altKey }: PressedKey): string | null => {
  if (altKey || key === 'Dead' || key === 'Unidentified') return null
  const name = key.length === 1 ? key.toLowerCase() : key
  return ctrlKey || metaKey ? `mod+${name}` : name
}
