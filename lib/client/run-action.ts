import { type Answer, type ClientAction, redirectWhenSignedOut, unreachableProblem } from './answer.ts'
import { registeredConfirmation } from './confirmation.ts'

const CONFIRMABLE = ['second_factor_stale', 'sign_in_stale']

/** If a second factor or sign-in is stale, asks to confirm it and runs again, until the dialog is closed. */
export const runAction = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await attempt(action, input)
  if (answer.ok || !CONFIRMABLE.includes(answer.problem.code)) return answer
  return (await registeredConfirmation()?.ask(answer.problem.code)) ? runAction(action, input) : answer
}

const attempt = async <Input, Data>(
  action: ClientAction<Input, Data>,
  input: Input,
): Promise<Answer<Data>> => {
  const answer = await action(input).catch(() => ({ ok: false, problem: unreachableProblem() }) as const)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
