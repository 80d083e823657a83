import { useRef, useState } from 'react'
import type { Answer } from '#lib/client/answer.ts'
import { type BulkResult, runBulkAction } from './run-bulk-action.ts'
import type { Selection } from './use-selection.ts'

export type BulkProgress = { count: number; of: number }

type BulkAction<Row> = { selection: Selection; idOf: (row: Row) => string }

/** Rows that succeed leave the selection; refused rows stay in it for a retry. Runs never overlap. */
export const useBulkAction = <Row>({ selection, idOf }: BulkAction<Row>) => {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [result, setResult] = useState<BulkResult<Row> | null>(null)
  const isRunning = useRef(false)
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<Answer<unknown>>) => {
    if (isRunning.current) return
    isRunning.current = true
    setResult(null)
    const onStep = (count: number) => setProgress({ count, of: rows.length })
    const outcome = await runBulkAction({ rows, idOf, act, onStep })
    isRunning.current = false
    setProgress(null)
    setResult(outcome)
    selection.drop(outcome.doneIds)
  }
  return { progress, result, run, dismiss: () => setResult(null) }
}
