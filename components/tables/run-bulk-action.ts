import type { Answer, ClientProblem } from '#lib/client/answer.ts'

export type RefusedRow<Row> = { id: string; row: Row; problem: ClientProblem }

export type BulkResult<Row> = {
  doneIds: readonly string[]
  refused: readonly RefusedRow<Row>[]
}

type BulkRun<Row> = {
  rows: readonly Row[]
  idOf: (row: Row) => string
  act: (row: Row) => Promise<Answer<unknown>>
  onStep?: (count: number) => void
}

export const runBulkAction = async <Row>(run: BulkRun<Row>): Promise<BulkResult<Row>> => {
  const { rows, idOf, act, onStep } = run
  const doneIds: string[] = []
  const refused: RefusedRow<Row>[] = []
  for (const [count, row] of rows.entries()) {
    onStep?.(count)
    const answer = await act(row)
    const id = idOf(row)
    if (answer.ok) doneIds.push(id)
    else refused.push({ id, row, problem: answer.problem })
  }
  return { doneIds, refused }
}
