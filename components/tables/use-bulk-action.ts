import { useState } from 'react'
import type { Answer } from '#lib/client/answer.ts'
import { type BulkResult, runBulkAction } from './run-bulk-action.ts'
import type { Selection } from './use-selection.ts'

export type BulkProgress = { count: number; of: number }

type BulkAction<Row> = { selection: Selection; idOf: (row: Row) => string }

/** Refused rows stay selected, so that the action can be retried. */
export const useBulkAction = <Row>({ selection, idOf }: BulkAction<Row>) => {
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [result, setResult] = useState<BulkResult<Row> | null>(null)
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<Answer<unknown>>) => {
    setResult(null)
    const onStep = (count: number) => setProgress({ count, of: rows.length })
    const outcome = await runBulkAction({ rows, act, onStep })
    setProgress(null)
    setResult(outcome)
    selection.choose(outcome.refused.map(({ row }) => idOf(row)))
  }
  return { progress, result, run, dismiss: () => setResult(null) }
}
