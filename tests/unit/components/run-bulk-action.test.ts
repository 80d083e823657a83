import { expect, test } from 'vitest'
import { runBulkAction } from '#components/tables/run-bulk-action.ts'
import type { Answer, ClientProblem } from '#lib/client/answer.ts'

const problem = { code: 'review_claimed', detail: 'O caso está com outra pessoa.' } as ClientProblem

test('acts on every row in order, one at a time, and keeps a refusal with its row without stopping', async () => {
  const calls: string[] = []
  let running = 0
  const act = async (row: string): Promise<Answer<null>> => {
    running += 1
    calls.push(`${row}${running}`)
    await Promise.resolve()
    running -= 1
    return row === 'b' ? { ok: false, problem } : { ok: true, data: null }
  }
  const steps: number[] = []
  const result = await runBulkAction({
    rows: ['a', 'b', 'c'],
    idOf: (row) => `id of ${row}`,
    act,
    onStep: (count) => steps.push(count),
  })
  expect(calls).toEqual(['a1', 'b1', 'c1'])
  expect(steps).toEqual([0, 1, 2])
  expect(result).toEqual({ doneIds: ['id of a', 'id of c'], refused: [{ id: 'id of b', row: 'b', problem }] })
})
