import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Answer, ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'

const assign = vi.fn()
const refusal = (code: string, status: number) => ({ code, status }) as ClientProblem

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('window', { location: { pathname: '/proposals/p1', search: '?list=1', assign } })
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

test('returns a response unchanged, a refusal too', async () => {
  expect(await runAction(async (n: number) => ({ ok: true, data: n + 1 }), 1)).toEqual({ ok: true, data: 2 })
  const rejection: Answer<never> = { ok: false, problem: refusal('not_found', 404) }
  expect(await runAction(async () => rejection, 1)).toBe(rejection)
  expect(assign).not.toHaveBeenCalled()
})

test('returns a retryable problem for a call that never arrives, and names a missing network', async () => {
  const broken = () => runAction(() => Promise.reject(new TypeError('fetch failed')), 1)
  const titleOf = (answer: Answer<unknown>) => (answer.ok ? '' : answer.problem.title)
  const answer = await broken()
  expect(answer).toMatchObject({ ok: false, problem: { code: 'service_unavailable', retryable: true } })
  vi.stubGlobal('navigator', { onLine: false })
  expect(titleOf(await broken())).toBe('Sem internet')
  expect(titleOf(answer)).not.toBe('Sem internet')
})

test('leads to the sign-in and back to the same place when the session has ended', async () => {
  for (const problem of [refusal('sign_in_required', 403), refusal('invalid_token', 401)])
    await runAction(async () => ({ ok: false, problem }), 1)
  expect(assign.mock.calls).toEqual([
    ['/login?ended=1&callbackUrl=%2Fproposals%2Fp1%3Flist%3D1'],
    ['/login?ended=1&callbackUrl=%2Fproposals%2Fp1%3Flist%3D1'],
  ])
})
