import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const simulation = {
  documentNumber: makeCpf({ seed: 1 }),
  provider: 'aurora',
  simulationFeesId: '0199a3b2-7c00-7000-8000-000000000000',
  targetAmount: 0,
  desiredInstallments: [],
}

describe('every endpoint', () => {
  test('returns the given request id, or generates one when it is missing or invalid', async () => {
    expect(
      (await harness.api('/banks', { headers: { 'x-request-id': 'my-id.1' } })).headers.get('x-request-id'),
    ).toBe('my-id.1')
    for (const unfit of ['a b', '52998224725', 'req-529.982.247-25'])
      expect(
        (await harness.api('/banks', { headers: { 'x-request-id': unfit } })).headers.get('x-request-id'),
        unfit,
      ).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('answers a missing token with 401, a problem body and WWW-Authenticate', async () => {
    const answer = await harness.api('/banks', { token: null })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer error="invalid_token", error_description="The request carries no token: the header Authorization as Bearer <token> is missing."',
    )
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.body).toMatchObject({
      type: 'token_missing',
      code: 'token_missing',
      status: 401,
      instance: '/api/banks',
      retryable: false,
    })
    expect(answer.body.message).toBe(answer.body.detail)
  })

  test('names the missing scope with 403', async () => {
    const token = await harness.token('webhooks')
    const answer = await harness.api('/fgts/simulations', { token, body: simulation })
    expect(answer.status).toBe(403)
    expect(answer.body.code).toBe('insufficient_scope')
    expect(answer.headers.get('www-authenticate')).toContain('scope="fgts"')
  })

  test('reports all invalid fields at once, each with a JSON pointer and a code', async () => {
    const answer = await harness.api('/fgts/simulations', {
      body: {
        ...simulation,
        documentNumber: '11111111111',
        targetAmount: '1.234',
        desiredInstallments: [{ dueDate: '2027-02-30', amount: 1e30 }],
      },
    })
    expect(answer.status).toBe(422)
    const codes = Object.fromEntries(
      answer.body.errors.map((error: { pointer: string; code: string }) => [error.pointer, error.code]),
    )
    expect(codes).toEqual({
      '/documentNumber': 'invalid_cpf',
      '/targetAmount': 'invalid_money',
      '/desiredInstallments/0/dueDate': 'invalid_date',
      '/desiredInstallments/0/amount': 'invalid_money',
    })
  })

  test('rejects a body that is not JSON with 400', async () => {
    const answer = await harness.api('/fgts/balance', {
      raw: '{"documentNumber":',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'malformed_body'])
  })

  test('rejects another content type with 415', async () => {
    const answer = await harness.api('/fgts/balance', {
      raw: 'a=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported_media_type'])
  })

  test('rejects a body that is not an object with 422', async () => {
    const answer = await harness.api('/fgts/balance', { body: ['x'] })
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
    // RFC 6901: the empty pointer names the whole document.
    expect(answer.body.errors).toMatchObject([{ pointer: '', code: 'invalid_value' }])
  })

  test('rejects a body above one megabyte with 413', async () => {
    const answer = await harness.api('/fgts/balance', {
      body: { documentNumber: 'x'.repeat(1_100_000), provider: 'aurora' },
    })
    expect([answer.status, answer.body.code]).toEqual([413, 'body_too_large'])
  })

  test('tells a program that forgot /api the base URL in JSON, and leaves pages to browsers', async () => {
    const ask = (path: string, init: RequestInit = {}) => fetch(`${harness.origin}${path}`, init)
    for (const [path, init] of [
      ['/fgts/balance?search=52998224725', {}],
      ['/fgts/balance', { method: 'POST', headers: { accept: 'text/html,*/*' } }],
      ['/private-consignment/consult', { headers: { accept: 'application/json' } }],
      ['/oauth/token', { method: 'POST' }],
      ['/user/webhook/balance', { method: 'POST' }],
      ['/banks', {}],
      ['/proposals?search=52998224725', {}],
      ['/institutions/aurora/events', { method: 'POST' }],
    ] as const) {
      const answer = await ask(path, init)
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([
        404,
        'application/problem+json',
      ])
      const problem = (await answer.json()) as { code: string; detail: string }
      expect(problem.code).toBe('address_not_found')
      expect(problem.detail).toContain(`${harness.origin}/api`)
    }
    // This harness serves no pages, so paths of pages get an empty response.
    for (const [path, headers] of [
      ['/fgts', {}],
      ['/fgts/proposal/1', { accept: 'text/html' }],
      ['/fgts/proposal/1', { rsc: '1' }],
      ['/proposals', { accept: 'text/html' }],
      ['/proposals', { rsc: '1' }],
    ] as const)
      expect(await (await ask(path, { headers })).text(), path).toBe('')
    const action = await ask('/fgts/proposal/1', { method: 'POST', headers: { 'next-action': 'x' } })
    expect(await action.text()).toBe('')
  })

  test('answers an unknown path with 404 and a known one with a wrong method with 405 and Allow', async () => {
    const unknown = await harness.api('/nothing/here')
    expect([unknown.status, unknown.body.code]).toEqual([404, 'address_not_found'])
    expect(unknown.body.detail).not.toContain('organização')
    const wrong = await harness.api('/fgts/simulations', { method: 'DELETE' })
    expect([wrong.status, wrong.body.code, wrong.headers.get('allow')]).toEqual([
      405,
      'method_not_allowed',
      'POST',
    ])
  })

  test('ignores unknown fields, unknown parameters and a JSON content type on a GET', async () => {
    const answer = await harness.api('/banks?search=itau&whatever=1', {
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
  })

  test('answers in English on request without changing codes', async () => {
    const answer = await harness.api('/banks', {
      token: null,
      headers: { 'accept-language': 'en-US,en;q=0.9' },
    })
    expect(answer.body.code).toBe('token_missing')
    expect(answer.body.title).toBe('Missing token')
  })

  test('forbids caching of personal data and reports the rate limit', async () => {
    const answer = await harness.api('/fgts/balance')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('ratelimit')).toMatch(/^"default";r=\d+;t=\d+$/)
    expect(answer.headers.get('ratelimit-policy')).toMatch(/^"default";q=\d+;w=60$/)
  })

  test('never echoes a CPF of the path', async () => {
    const cpf = makeCpf({ seed: 2 })
    const answer = await harness.api(`/fgts/balance/cache/${cpf}`, { method: 'DELETE', token: null })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain(cpf)
  })

  test('survives a client that disconnects in the middle of a body', async () => {
    const { hostname, port } = new URL(harness.origin)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          'POST /api/fgts/balance HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"docu',
        )
        socket.destroy()
      })
      socket.on('close', () => resolve())
    })
    expect((await harness.api('/banks')).status).toBe(200)
  })
})
