import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { useShortcuts } from '../shell/use-shortcuts.ts'

const TEXTS = texts({
  lists: ['Em listas', 'In lists'],
  choose: ['Selecionar a linha', 'Select the row'],
  preview: ['Ver o resumo da linha', 'See the summary of the row'],
})

/** Keys for the line that has the focus: x chooses it, v looks at it beside the list, where it can be. */
export const useRowKeys = (onPreview?: (id: string) => void): void => {
  const t = useTexts(TEXTS)
  useShortcuts(t.lists, [
    {
      keys: 'x',
      label: t.choose,
      run: () => focused()?.querySelector<HTMLElement>('[data-select-row]')?.click(),
    },
    ...(onPreview ? [{ keys: 'v', label: t.preview, run: () => previewFocused(onPreview) }] : []),
  ])
}

const previewFocused = (onPreview: (id: string) => void) => {
  const id = focused()?.dataset.row
  if (id !== undefined) onPreview(id)
}

/** Puts the focus on the line of a row. */
export const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-row="${id}"] [data-list-item]`)?.focus()

const focused = () => document.activeElement?.closest<HTMLElement>('[data-row]')
