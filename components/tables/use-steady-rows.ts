'use client'
import { type PointerEvent, useState } from 'react'
import { steadyRows } from './steady-rows.ts'

type Steady<Row> = { rows: readonly Row[]; keyOf: (row: Row) => string; asked: string }

/**
 * Rows of a live list that stay where they are while a mouse is over them: nobody presses a line that moved
 * under the pointer. What came meanwhile waits until the mouse leaves, or `show`. Another question (`asked`)
 * is answered at once.
 */
export const useSteadyRows = <Row>({ rows, keyOf, asked }: Steady<Row>) => {
  const [isOver, setIsOver] = useState(false)
  const [rest, setRest] = useState({ rows, asked })
  const moves = !isOver || rest.asked !== asked
  if (moves && (rest.rows !== rows || rest.asked !== asked)) setRest({ rows, asked })
  const steady = moves ? { rows, waiting: 0 } : steadyRows(rest.rows, rows, keyOf)
  return {
    ...steady,
    show: () => setRest({ rows, asked }),
    /** For the element around the rows. */
    over: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsOver(pointerType === 'mouse'),
      onPointerLeave: () => setIsOver(false),
    },
  }
}
