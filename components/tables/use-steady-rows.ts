'use client'
import { type PointerEvent, useEffect, useState } from 'react'
import { steadyRows } from './steady-rows.ts'

type Steady<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; asked: string }

/**
 * Rows of a live list that stay where they are while a mouse moves over them: nobody presses a line that
 * moved under the pointer. What came meanwhile waits until the mouse leaves, a key is pressed (the hands are
 * not at the mouse any more), or `show`. Another question (`asked`) is answered at once, and so is what is
 * done in a dialog of a row.
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
    /** For the element around the rows. */
    over: {
      onPointerMove: ({ pointerType, target, currentTarget }: PointerEvent) => {
        // React reports what happens in a dialog to the row that renders it, though it lies over the page.
        if (!(target instanceof Node && currentTarget.contains(target))) return release()
        if (!isKept && pointerType === 'mouse') keep()
      },
      onPointerLeave: release,
    },
  }
}
