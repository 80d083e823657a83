import type { Answer, ClientProblem } from '#lib/client/answer.ts'

export type BulkResult<Row> = {
  succeeded: number
  refused: readonly { row: Row; problem: ClientProblem }[]
}

type BulkRun<Row> = {
  rows: readonly Row[]
  act: (row: Row) => Promise<Answer<unknown>>
  /** Called before each row with the number of rows done. */
  onStep: (count: number) => void
}

/** Runs `act` for each row in turn; a refused row does not stop the rest. */
export const runBulkAction = async <Row>({ rows, act, onStep }: BulkRun<Row>): Promise<BulkResult<Row>> => {
  const refused: { row: Row; problem: ClientProblem }[] = []
  for (const [count, row] of rows.entries()) {
    onStep(count)
    const answer = await act(row)
    if (!answer.ok) refused.push({ row, problem: answer.problem })
  }
  return { succeeded: rows.length - refused.length, refused }
}
