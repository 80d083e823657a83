import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { useShortcuts } from '../shell/use-shortcuts.ts'

const TEXTS = texts({
  lists: ['Em listas', 'In lists'],
  choose: ['Selecionar a linha', 'Select the row'],
  acts: ['Ir às ações da seleção', 'Go to the actions on the selection'],
  preview: ['Ver o resumo da linha', 'See the summary of the row'],
})

type RowKeys = {
  /** Chooses the row of this id, or gives it up; without it none are chosen. */
  choose?: ((id: string) => void) | undefined
  previews?: boolean
}

/**
 * Keys for the line that has the focus: x chooses it, v looks at it beside the list, where it can be; s leads
 * to what is done with those that are chosen.
 */
export const useRowKeys = ({ choose, previews = false }: RowKeys): void => {
  const t = useTexts(TEXTS)
  useShortcuts(t.lists, [
    ...(choose
      ? [
          { keys: 'x', label: t.choose, run: () => chooseFocused(choose) },
          { keys: 's', label: t.acts, run: focusSelectionBar },
        ]
      : []),
    ...(previews ? [{ keys: 'v', label: t.preview, run: previewFocused }] : []),
  ])
}

// By the row's id: the box before it is loaded later than the list, and a key may be quicker.
const chooseFocused = (choose: (id: string) => void) => {
  const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
  if (id !== undefined) choose(id)
}

// A narrow list has no room beside it: there the row opens.
const previewFocused = () => {
  const button = inFocused('[data-preview-row]')
  const line = button?.checkVisibility() ? button : inFocused('[data-list-item]')
  line?.click()
}

/** Puts the focus on what is done with the rows that are chosen. */
export const focusSelectionBar = (): void =>
  document.querySelector<HTMLElement>('[data-selection-bar] button')?.focus()

/** Puts the focus on the line of a row, or where rows lead nowhere on what looks at it. */
export const focusRow = (id: string): void => {
  const row = document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  row?.querySelector<HTMLElement>('[data-list-item], [data-preview-row]')?.focus()
}

const inFocused = (selector: string) =>
  document.activeElement?.closest('[data-row]')?.querySelector<HTMLElement>(selector)
