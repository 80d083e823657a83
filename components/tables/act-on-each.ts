import type { Answer, ClientProblem } from '#lib/client/answer'

/** What came of one act on several rows: how many it was done to, and which refused it, each with why. */
export type EachResult<Row> = {
  done: number
  refused: readonly { row: Row; problem: ClientProblem }[]
}

type Each<Row> = {
  rows: readonly Row[]
  act: (row: Row) => Promise<Answer<unknown>>
  /** Called before each row with how many were acted on. */
  onStep: (count: number) => void
}

/** Does one act to several rows, one after the other; a refusal stops nothing. */
export const actOnEach = async <Row>({ rows, act, onStep }: Each<Row>): Promise<EachResult<Row>> => {
  const refused: { row: Row; problem: ClientProblem }[] = []
  for (const [count, row] of rows.entries()) {
    onStep(count)
    const answer = await act(row)
    if (!answer.ok) refused.push({ row, problem: answer.problem })
  }
  return { done: rows.length - refused.length, refused }
}
