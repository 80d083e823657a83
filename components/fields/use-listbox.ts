import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react'
import { optionAfter } from './option-after.ts'

/** Listbox under an input that keeps the focus (combobox pattern of the ARIA Authoring Practices). */
export const useListbox = ({ id, count, open }: { id: string; count: number; open: boolean }) => {
  const [marked, mark] = useState(0)
  const active = Math.max(0, Math.min(marked, count - 1))
  const optionId = (index: number) => `${id}-option-${index}`
  const activeId = open && count > 0 ? optionId(active) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return {
    active,
    mark,
    move: (event: KeyboardEvent): boolean => {
      const next = optionAfter(event.key, active, count)
      if (next === undefined) return false
      event.preventDefault()
      mark(next)
      return true
    },
    input: {
      role: 'combobox',
      type: 'text',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
    } as const,
    list: {
      id: `${id}-list`,
      // Pressing an option must not take the focus from the input.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    } as const,
    option: (index: number) => ({ id: optionId(index) }),
  }
}

export type Listbox = ReturnType<typeof useListbox>
