import type { FgtsBalanceQuery } from '#lib/client/fgts.ts'

export const canSimulate = <Query extends Pick<FgtsBalanceQuery, 'id' | 'status' | 'eligibility'>>(
  queries: readonly Query[],
): Query[] =>
  queries
    .filter(({ status, eligibility }) => status === 'success' && eligibility?.eligible)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
