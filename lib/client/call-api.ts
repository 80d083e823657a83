import type { AnyContract, WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import { UNATTENDED_HEADER } from '#lib/domain/access/idle-limit.ts'
import { type ClientProblem, redirectWhenSignedOut, unreachableProblem } from './answer.ts'
import { isUnattended } from './last-input.ts'

type Call = { signal?: AbortSignal }

/** The contract is only a type: no page loads schemas. @throws an Error to pass to {@link problemIn} */
export const callApi = async <C extends AnyContract>(
  path: C['path'],
  input: WireInputOf<C>,
  { signal }: Call = {},
): Promise<WireOutputOf<C>> => {
  const response = await fetch(addressOf(path, input as Record<string, unknown>), {
    signal,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(isUnattended() && { [UNATTENDED_HEADER]: '1' }),
    },
  })
  const body = await response.json().catch(() => null)
  if (response.ok) return body as WireOutputOf<C>
  const problem: ClientProblem = body?.code ? body : unreachableProblem()
  redirectWhenSignedOut(problem)
  throw problemError(problem)
}

export const problemError = (problem: ClientProblem): Error =>
  Object.assign(new Error(problem.detail), { problem })

export const problemIn = (error: unknown): ClientProblem =>
  error instanceof Error && 'problem' in error ? (error.problem as ClientProblem) : unreachableProblem()

const addressOf = (path: string, input: Record<string, unknown>) => {
  const query = new URLSearchParams()
  let filledPath = path
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (path.includes(`{${name}}`))
      filledPath = filledPath.replace(`{${name}}`, encodeURIComponent(String(value)))
    else query.set(name, String(value))
  }
  return query.size > 0 ? `/api${filledPath}?${query}` : `/api${filledPath}`
}
