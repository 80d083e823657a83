import { type Answer, type ClientAction, redirectWhenSignedOut, unreachableProblem } from './answer.ts'

/**
 * Runs a server action. Returns a problem if the call never reaches the server; redirects to the sign-in page
 * if the session has ended.
 */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
