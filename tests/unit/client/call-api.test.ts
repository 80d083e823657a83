import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi, problemIn } from '#lib/client/call-api.ts'

const assign = vi.fn()
let requestedUrl = ''

const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async (address: string) => {
    requestedUrl = address
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' })
  vi.stubGlobal('window', { location: { pathname: '/proposals', search: '?q=1', assign } })
})
afterEach(() => vi.unstubAllGlobals())

test('fills the path by name and sends only the given parameters', async () => {
  answer(200, { ok: true })
  const input = { id: 'a/b', limit: 20, cursor: undefined, search: null }
  await callApi('/fgts/proposal/{id}' as never, input as never)
  expect(requestedUrl).toBe('/api/fgts/proposal/a%2Fb?limit=20')
})

test('returns a refusal as the problem it is', async () => {
  answer(409, { code: 'proposal_not_cancellable', title: 'No', detail: 'It is paid.' })
  const error = await callApi('/fgts/proposal' as never, {} as never).catch((cause: unknown) => cause)
  expect(problemIn(error)).toMatchObject({ code: 'proposal_not_cancellable', detail: 'It is paid.' })
  expect(assign).not.toHaveBeenCalled()
})

test('treats any other response as an unreachable service that may be retried', async () => {
  answer(502, '<html>')
  const error = await callApi('/fgts/proposal' as never, {} as never).catch((cause: unknown) => cause)
  expect(problemIn(error)).toMatchObject({ code: 'service_unavailable', retryable: true })
  expect(problemIn(new Error('anything'))).toMatchObject({ code: 'service_unavailable' })
})

test('leads to the sign-in and back to the same place when the session has ended', async () => {
  answer(401, { code: 'sign_in_required', status: 401, detail: '' })
  await callApi('/fgts/proposal' as never, {} as never).catch(() => undefined)
  expect(assign).toHaveBeenCalledWith('/login?ended=1&callbackUrl=%2Fproposals%3Fq%3D1')
})
