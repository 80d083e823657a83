import { useState } from 'react'
import type { Answer } from '#lib/client/answer.ts'
import { actOnEach, type EachResult } from './act-on-each.ts'
import type { Selection } from './use-selection.ts'

export type EachProgress = { count: number; of: number }

type ActsOnEach<Row> = { selection: Selection; idOf: (row: Row) => string }

/** Refused rows stay selected, so that the action can be retried. */
export const useActOnEach = <Row>({ selection, idOf }: ActsOnEach<Row>) => {
  const [progress, setProgress] = useState<EachProgress | null>(null)
  const [result, setResult] = useState<EachResult<Row> | null>(null)
  const run = async (rows: readonly Row[], act: (row: Row) => Promise<Answer<unknown>>) => {
    setResult(null)
    const onStep = (count: number) => setProgress({ count, of: rows.length })
    const found = await actOnEach({ rows, act, onStep })
    setProgress(null)
    setResult(found)
    selection.choose(found.refused.map(({ row }) => idOf(row)))
  }
  return { progress, result, run, dismiss: () => setResult(null) }
}
