'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'
import { useListNavigation } from './use-list-navigation.ts'

const TEXTS = texts({
  list: ['Na lista filtrada', 'In the filtered list'],
  previous: ['Proposta anterior', 'Previous proposal'],
  next: ['Próxima proposta', 'Next proposal'],
})

/** Handles the keys j and k in the layout, so that no key press is lost between two pages. */
export const ListNavigationKeys = () => {
  const t = useTexts(TEXTS)
  const navigate = useListNavigation()
  useShortcuts(
    t.list,
    navigate
      ? [
          { keys: 'j', label: t.next, run: () => navigate(1) },
          { keys: 'k', label: t.previous, run: () => navigate(-1) },
        ]
      : [],
  )
  return null
}
