import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '#components/use-language.ts'
import type { RowActsOf } from './row-act.ts'
import { rowsOnScreen } from './rows-on-screen.ts'
import type { Selection } from './use-selection.ts'

type RowsOnScreenInput<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  hrefOf?: ((row: Row) => string) | undefined
  actsOf?: RowActsOf<Row> | undefined
  onPreview?: ((id: string) => void) | undefined
  selection?: Selection | undefined
}

export const useRowsOnScreen = <Row>({ rows, idOf, nameOf, ...list }: RowsOnScreenInput<Row>): void => {
  const language = useLanguage()
  const read = async (row: Row) => {
    const { hrefOf, actsOf, onPreview, selection } = list
    const id = idOf(row)
    const [{ usualRowActs }, own] = await Promise.all([import('./usual-row-acts.ts'), actsOf?.(row) ?? []])
    const usual = usualRowActs(
      {
        href: hrefOf?.(row),
        onPreview: onPreview && (() => onPreview(id)),
        onToggle: selection && (() => selection.toggle(id, false)),
        isSelected: selection?.has(id) ?? false,
      },
      language,
    )
    return { name: nameOf(row), acts: [...own, ...usual] }
  }
  const find = useEffectEvent((id: string) => {
    const row = rows.find((one) => idOf(one) === id)
    return row && read(row)
  })
  useEffect(() => rowsOnScreen.add((id) => find(id)), [])
}
