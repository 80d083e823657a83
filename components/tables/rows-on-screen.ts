import type { RowAct } from './row-act.ts'

export type RowOnScreen = { name: string; acts: readonly RowAct[] }

type FindRow = (id: string) => Promise<RowOnScreen> | undefined

const lists = new Set<FindRow>()

export const rowsOnScreen = {
  add: (find: FindRow) => {
    lists.add(find)
    return () => {
      lists.delete(find)
    }
  },
  underCursor: (): Promise<RowOnScreen> | undefined => {
    const id = cursorId()
    if (id === undefined) return undefined
    for (const find of lists) {
      const row = find(id)
      if (row) return row
    }
  },
}

const cursorId = (): string | undefined => {
  const summary = document.querySelector<HTMLElement>('[data-row-preview]')
  const at =
    document.activeElement?.closest<HTMLElement>('[data-row], [data-row-preview]') ??
    (summary?.checkVisibility() ? summary : document.querySelector<HTMLElement>('[data-row]:hover'))
  return at?.dataset.row ?? at?.dataset.rowPreview
}
