'use client'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { useShortcuts } from '../shell/use-shortcuts.ts'
import { useListWalk } from './use-list-walk.ts'

const TEXTS = texts({
  list: ['Na lista filtrada', 'In the filtered list'],
  previous: ['Proposta anterior', 'Previous proposal'],
  next: ['Próxima proposta', 'Next proposal'],
})

/**
 * j and k from a proposal to those beside it in its list. It is around the pages, so that no key is lost
 * between two of them.
 */
export const ListWalkKeys = () => {
  const t = useTexts(TEXTS)
  const walk = useListWalk()
  useShortcuts(
    t.list,
    walk
      ? [
          { keys: 'j', label: t.next, run: () => walk(1) },
          { keys: 'k', label: t.previous, run: () => walk(-1) },
        ]
      : [],
  )
  return null
}
