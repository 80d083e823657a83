import { expect, test } from 'vitest'
import { combineAnswers, providersToRetry } from '#components/fgts/retry-balances.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { FgtsBalanceItem } from '#lib/client/fgts.ts'

const result = (provider: string, amount: number | null, reasons: string[] = []) =>
  ({ provider, amount, eligibility: { reasons: reasons.map((code) => ({ code })) } }) as FgtsBalanceItem
const refusal = (code: string) => ({ ok: false, problem: { code } as ClientProblem }) as const
const success = { ok: true, data: { queryId: '1', cached: false } } as const

test('queries again only institutions without a balance or with an expired one', () => {
  const results = [
    result('aurora', 1000),
    result('ipe', null, ['no_balance']),
    result('caravela', 500, ['balance_expired']),
    result('jatoba', 500, ['minimum_installment']),
  ]
  expect(providersToRetry({ results })).toEqual(['ipe', 'caravela'])
})

test('counts a running query as started, and reports any other refusal', () => {
  expect(combineAnswers([success, refusal('balance_query_in_progress')]).ok).toBe(true)
  expect(combineAnswers([success, refusal('provider_not_supported')])).toEqual(
    refusal('provider_not_supported'),
  )
})
