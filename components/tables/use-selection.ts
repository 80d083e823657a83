import { useRef, useState } from 'react'
import { rangeOf } from './range-of.ts'

/** `ids` are in the order of the list. */
export type Selection = {
  ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string, through: boolean) => void
  drop: (ids: readonly string[]) => void
  toggleAll: () => void
  clear: () => void
  isAll: boolean
}

export const useSelection = (rowIds: readonly string[]): Selection => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const last = useRef('')
  const ids = rowIds.filter((id) => selected.has(id))
  const isAll = rowIds.length > 0 && ids.length === rowIds.length
  return {
    ids,
    isAll,
    has: (id) => selected.has(id),
    toggle: (id, through) => {
      const next = new Set(ids)
      const isAdding = !selected.has(id)
      for (const one of through ? rangeOf(rowIds, last.current, id) : [id])
        if (isAdding) next.add(one)
        else next.delete(one)
      last.current = id
      setSelected(next)
    },
    drop: (done) => setSelected((current) => new Set([...current].filter((id) => !done.includes(id)))),
    toggleAll: () => setSelected(new Set(isAll ? [] : rowIds)),
    clear: () => setSelected(new Set()),
  }
}
