import type { Answer } from '#lib/client/answer.ts'
import type { StartedFgtsQuery } from './fgts-consult-actions.ts'
import type { Visit } from './visit.ts'

export const providersToRetry = ({ results }: Pick<Visit, 'results'>): string[] =>
  results
    .filter(
      ({ amount, eligibility }) =>
        amount === null || eligibility?.reasons.some(({ code }) => code === 'balance_expired'),
    )
    .map(({ provider }) => provider)

/** Returns the first refusal, if there is one. A query that is already in progress is not a refusal. */
export const combineAnswers = (answers: readonly Answer<StartedFgtsQuery>[]): Answer<null> => {
  const refused = answers.find((answer) => !answer.ok && answer.problem.code !== 'balance_query_in_progress')
  return refused && !refused.ok ? refused : { ok: true, data: null }
}
