import { type Answer, type ClientAction, redirectWhenSignedOut, unreachableProblem } from './answer.ts'

/** Converts a call that never reaches the server into a problem; redirects once the session has ended. */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
