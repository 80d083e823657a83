'use client'
import { type PointerEvent, useEffect, useState } from 'react'
import { steadyRows } from './steady-rows.ts'

type SteadyRowsInput<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; resetKey: string }

/** Freezes a live list under a moving mouse, so that nobody clicks a row that just moved. */
export const useSteadyRows = <Row>({ rows, keyOf, resetKey }: SteadyRowsInput<Row>) => {
  const [frozen, setFrozen] = useState<{ rows: readonly Row[]; resetKey: string } | null>(null)
  const freeze = () => setFrozen({ rows, resetKey })
  const release = () => setFrozen(null)
  if (frozen !== null && frozen.resetKey !== resetKey) freeze()
  const isFrozen = frozen !== null
  useEffect(() => {
    if (!isFrozen) return
    const onKeyDown = () => setFrozen(null)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isFrozen])
  return {
    ...(frozen?.resetKey === resetKey ? steadyRows(frozen.rows, rows, keyOf) : { rows, waiting: 0 }),
    show: freeze,
    over: {
      onPointerMove: ({ pointerType, target, currentTarget }: PointerEvent) => {
        // React bubbles a dialog's events to the row that renders it, although it is elsewhere in the DOM.
        if (!(target instanceof Node && currentTarget.contains(target))) return release()
        if (!isFrozen && pointerType === 'mouse') freeze()
      },
      onPointerLeave: release,
    },
  }
}
