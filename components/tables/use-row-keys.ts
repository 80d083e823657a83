import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useShortcuts } from '#components/shell/use-shortcuts.ts'

const TEXTS = texts({
  lists: ['Em listas', 'In lists'],
  choose: ['Selecionar a linha', 'Select the row'],
  acts: ['Ir às ações da seleção', 'Go to the actions on the selection'],
  preview: ['Ver o resumo da linha', 'See the summary of the row'],
})

type RowKeys = {
  choose: (id: string) => void
  previews: boolean
}

export const useRowKeys = ({ choose, previews }: RowKeys): void => {
  const t = useTexts(TEXTS)
  useShortcuts(t.lists, [
    { keys: 'x', label: t.choose, run: () => chooseFocused(choose) },
    { keys: 's', label: t.acts, run: focusSelectionBar },
    ...(previews ? [{ keys: 'v', label: t.preview, run: previewFocused }] : []),
  ])
}

// Selects by id, because the checkbox loads after the list and a key press can be faster.
const chooseFocused = (choose: (id: string) => void) => {
  const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
  if (id !== undefined) choose(id)
}

// Narrow lists hide the preview button, so the row's link is opened instead.
const previewFocused = () => {
  const button = queryFocusedRow('[data-preview-row]')
  const line = button?.checkVisibility() ? button : queryFocusedRow('[data-list-item]')
  line?.click()
}

export const focusSelectionBar = (): void =>
  document.querySelector<HTMLElement>('[data-selection-bar] button')?.focus()

export const focusRow = (id: string): void => {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  row?.querySelector<HTMLElement>('[data-list-item], [data-preview-row]')?.focus()
}

const queryFocusedRow = (selector: string) =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(selector)
