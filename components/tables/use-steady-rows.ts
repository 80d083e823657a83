'use client'
import { type PointerEvent, useEffect, useState } from 'react'
import { steadyRows } from './steady-rows.ts'

type Steady<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; asked: string }

/**
 * Freezes a live list under a moving mouse, so that nobody clicks a row that just moved. It unfreezes when
 * the mouse leaves, on a key press, inside a row's dialog, or when `asked` changes; `show` adds the waiting
 * rows.
 */
export const useSteadyRows = <Row>({ rows, keyOf, asked }: Steady<Row>) => {
  const [kept, setKept] = useState<{ rows: readonly Row[]; asked: string } | null>(null)
  const keep = () => setKept({ rows, asked })
  const release = () => setKept(null)
  if (kept !== null && kept.asked !== asked) keep()
  const isKept = kept !== null
  useEffect(() => {
    if (!isKept) return
    const letGo = () => setKept(null)
    window.addEventListener('keydown', letGo)
    return () => window.removeEventListener('keydown', letGo)
  }, [isKept])
  return {
    ...(kept?.asked === asked ? steadyRows(kept.rows, rows, keyOf) : { rows, waiting: 0 }),
    show: keep,
    over: {
      onPointerMove: ({ pointerType, target, currentTarget }: PointerEvent) => {
        // React bubbles events of a dialog to the row that renders it, although it lies over the page.
        if (!(target instanceof Node && currentTarget.contains(target))) return release()
        if (!isKept && pointerType === 'mouse') keep()
      },
      onPointerLeave: release,
    },
  }
}
