import type { Answer } from '#lib/client/answer'
import type { FgtsBalanceStarted } from './fgts-consult-actions.ts'
import type { Visit } from './visit.ts'

/** The institutions worth asking again for a customer: without a balance, or with one that is over. */
export const providersToAskAgain = ({ results }: Pick<Visit, 'results'>): string[] =>
  results
    .filter(
      ({ amount, eligibility }) =>
        amount === null || eligibility?.reasons.some(({ code }) => code === 'balance_expired'),
    )
    .map(({ provider }) => provider)

/** What several starts for one customer come to: the first refusal; a query already running is no refusal. */
export const startedAll = (answers: readonly Answer<FgtsBalanceStarted>[]): Answer<null> => {
  const refused = answers.find((answer) => !answer.ok && answer.problem.code !== 'balance_query_in_progress')
  return refused && !refused.ok ? refused : { ok: true, data: null }
}
