import { useState } from 'react'
import type { Answer } from '#lib/client/answer'
import { actOnEach, type EachResult } from './act-on-each.ts'
import type { Selection } from './use-selection.ts'

/** How far an act on several rows is. */
export type EachProgress = { count: number; of: number }

type ActsOnEach<Row> = { selection: Selection; idOf: (row: Row) => string }

/**
 * One act on several rows at a time: how far it is, and what came of it. Those that refused it stay chosen,
 * so that it can be tried again.
 */
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
