import { type Answer, redirectWhenSignedOut, unreachableProblem } from '#lib/client/answer.ts'
import type { FgtsConsultActions } from './fgts-consult-actions.ts'
import { combineAnswers, providersToRetry } from './retry-balances.ts'
import type { Visit } from './visit.ts'

export const retryVisit = async (
  visit: Visit,
  start: FgtsConsultActions['startBalances'],
): Promise<Answer<null>> => {
  const { documentNumber, results } = visit
  const providers = providersToRetry(visit)
  const answers = await start({ documentNumber, ofQuery: results[0]?.id, providers }).catch(() => [
    { ok: false, problem: unreachableProblem() } as const,
  ])
  const answer = combineAnswers(answers)
  if (!answer.ok) redirectWhenSignedOut(answer.problem)
  return answer
}
