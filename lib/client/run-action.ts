import { type Answer, type ClientAction, redirectWhenSignedOut, unreachableProblem } from './answer.ts'

/** A call that never arrives becomes a problem; an ended session leads to the sign-in page. */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
