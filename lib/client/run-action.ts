import { type Answer, type ClientAction, leaveWhenSignedOut, unreachableProblem } from './answer.ts'

/**
 * Calls a server action; a call that never arrives is a problem like any other, and a lost session leads to
 * the sign-in page.
 */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) leaveWhenSignedOut(answer.problem)
  return answer
}
