import { useRef, useState } from 'react'
import { rangeOf } from './range-of.ts'

/** Ids in the order of the list. */
export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  /** Toggles a row; `through` extends to the range from the last toggled row. */
  toggle: (id: string, through: boolean) => void
  choose: (ids: readonly string[]) => void
  toggleAll: () => void
  clear: () => void
  isAll: boolean
}

/** Rows that are no longer shown count as not selected. */
export const useSelection = (shown: readonly string[]): Selection => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')
  const ids = shown.filter((id) => chosen.has(id))
  const isAll = shown.length > 0 && ids.length === shown.length
  return {
    ids,
    isAll,
    has: (id) => chosen.has(id),
    toggle: (id, through) => {
      const next = new Set(ids)
      const wanted = !chosen.has(id)
      for (const one of through ? rangeOf(shown, last.current, id) : [id])
        if (wanted) next.add(one)
        else next.delete(one)
      last.current = id
      setChosen(next)
    },
    choose: (next) => setChosen(new Set(next)),
    toggleAll: () => setChosen(new Set(isAll ? [] : shown)),
    clear: () => setChosen(new Set()),
  }
}
