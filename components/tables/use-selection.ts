import { useRef, useState } from 'react'
import { rangeOf } from './range-of.ts'

/** The rows chosen in a list, in its order. */
export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  /** Chooses a row or gives it up; with `through` all from the last one touched to this. */
  toggle: (id: string, through: boolean) => void
  /** Chooses these alone. */
  choose: (ids: readonly string[]) => void
  /** All that are shown, or none of them. */
  toggleAll: () => void
  clear: () => void
  isAll: boolean
}

/** Chooses among the rows that are shown; what is not shown any more is not chosen. */
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
