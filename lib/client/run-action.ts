import { type Answer, type ClientAction, redirectWhenSignedOut, unreachableProblem } from './answer.ts'
import { registeredConfirmation } from './confirmation.ts'

/**
 * Runs a server action. Returns a problem if the call never reaches the server; redirects to the sign-in page
 * if the session has ended. If the action needs a recent second factor, asks for it and runs the action
 * again.
 */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await attempt(action, input)
  if (answer.ok || answer.problem.code !== 'second_factor_stale') return answer
  return (await registeredConfirmation()?.ask()) ? attempt(action, input) : answer
}

const attempt = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
