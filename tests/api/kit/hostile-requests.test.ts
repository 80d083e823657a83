import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { rawRequest } from '#tests/support/servers/raw-request.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const NOWHERE = '0199a3b2-7c00-7000-8000-00000000dead'
const json = { 'content-type': 'application/json' }

const raw = (head: string, headers: readonly string[] = [], body = '') =>
  rawRequest(
    harness.origin,
    [`${head} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', body].join('\r\n'),
  )

const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

test('rejects a request with two hosts, since a proxy may have read the other one', async () => {
  expect((await raw('GET /api/health')).status).toBe(200)
  expect((await raw('GET /api/health', ['HOST: y'])).status).toBe(400)
})

describe('a body', () => {
  test('sent in chunks or after Expect: 100-continue is read like any other', async () => {
    const body = JSON.stringify({ grant_type: 'client_credentials', client_id: 'demo-app' })
    const headers = ['Content-Type: application/json; charset=utf-8', 'Transfer-Encoding: chunked']
    const response = await raw('POST /api/oauth/token', headers, chunked(body))
    expect(response.status).toBe(401)
    expect(response.text).toContain('invalid_client')
    const length = `Content-Length: ${body.length}`
    const waited = await raw(
      'POST /api/oauth/token',
      ['Expect: 100-continue', headers[0] ?? '', length],
      body,
    )
    expect(waited.text).toContain('invalid_client')
  })

  test('is rejected above one megabyte, even without a length and with an upload type', async () => {
    const headers = ['Content-Type: multipart/form-data; boundary=x', 'Transfer-Encoding: chunked']
    const answer = await raw('POST /api/oauth/token', headers, chunked('x'.repeat(1_500_000)))
    expect(answer.status).toBe(413)
    expect(answer.text).toContain('"error":"invalid_request"')
  })

  test('is rejected when it is not UTF-8 instead of stored with broken letters', async () => {
    const token = await harness.token()
    const body = '{"documentNumber":"52998224725","provider":"Jos\xe9"}'
    const headers = [
      `Authorization: Bearer ${token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ]
    const answer = await raw('POST /api/fgts/balance', headers, body)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('malformed_body')
  })

  test.each(['\\u0000', '\\ud800', '\\udc00x', '\\ud800\\ud800'])(
    'is rejected with 400 for the escape %s, which no text may contain',
    async (text) => {
      const body = `{"documentNumber":"52998224725","provider":"a${text}"}`
      const answer = await harness.api('/fgts/balance', { raw: body, headers: json })
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed_body'])
    },
  )

  test('may contain escaped letters, pairs and escaped backslashes', async () => {
    const body = '{"documentNumber":"52998224725","provider":"\\ud83d\\ude00 \\\\u0000 \\u00e9"}'
    const answer = await harness.api('/fgts/balance', { raw: body, headers: json })
    expect([answer.status, answer.body.code]).toEqual([422, 'provider_not_supported'])
  })

  test.each(['', ' \r\n', 'null', '{}'])('may be %j where it is optional', async (body) => {
    const answer = await harness.api(`/fgts/proposal/${NOWHERE}/cancel`, {
      method: 'PATCH',
      raw: body,
      headers: json,
    })
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })

  test('is ignored on a POST or DELETE that takes none', async () => {
    for (const [path, method] of [
      ['/user/webhook/balance/rotate', 'POST'],
      ['/user/webhook/balance', 'DELETE'],
    ] as const) {
      for (const body of ['', 'null', '{}', 'rubbish']) {
        const answer = await harness.api(path, { method, raw: body, headers: json })
        expect([answer.status, answer.body.code], `${method} ${body}`).toEqual([404, 'webhook_not_found'])
      }
    }
  })

  test('cannot reach a prototype', async () => {
    const body = `{"__proto__":{"polluted":1,"documentNumber":"52998224725"},"constructor":{"prototype":{"polluted":1}},"provider":"aurora"}`
    const answer = await harness.api('/fgts/balance', { raw: body, headers: json })
    expect(answer.body.errors).toMatchObject([{ pointer: '/documentNumber', code: 'required' }])
    expect((await harness.api('/banks?__proto__=x&search=itau')).status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('is rejected briefly when nested a hundred thousand deep or with as many invalid items', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const wide = `[${'1,'.repeat(400_000)}1]`
    for (const value of [deep, wide]) {
      const body = `{"documentNumber":"52998224725","provider":"aurora","desiredInstallments":${value}}`
      const answer = await harness.api('/fgts/simulations', { raw: body, headers: json })
      expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
      expect(answer.text.length).toBeLessThan(50_000)
    }
    const path = `/fgts/proposal/${NOWHERE}/solvePendency`
    const documents = `{"type":"invalid_document","data":{"documents":${wide}}}`
    const answer = await harness.api(path, { raw: documents, headers: json })
    expect(answer.status).toBe(422)
    expect(answer.text.length).toBeLessThan(50_000)
  })
})

describe('an address', () => {
  test('may end with a slash or repeat one', async () => {
    expect((await harness.api('/banks/')).status).toBe(200)
    expect((await harness.api('//fgts//balance')).status).toBe(200)
  })

  test('with encoded slashes, dots or a NUL leads nowhere', async () => {
    for (const path of [
      `/fgts/proposal/..%2F..%2Fbanks`,
      '/fgts%2Fbalance',
      '/fgts/proposal/%00',
      '/x/%ff',
    ]) {
      const answer = await harness.api(path)
      expect(answer.status, path).toBe(404)
      expect(['not_found', 'address_not_found'], path).toContain(answer.body.code)
    }
    const events = await harness.api('/institutions/a%00b/events', { method: 'POST', token: null, raw: '{}' })
    expect([events.status, events.body.code]).toEqual([404, 'address_not_found'])
  })

  test('is rejected with 422 for a NUL in its query', async () => {
    const answer = await harness.api('/banks?search=%00')
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
  })

  test.each(['%35%32998224725', '529%2E982%2E247%2D25', '529.982.247-25%20', ' 52998224725x'])(
    'never echoes the CPF written in it as %s',
    async (segment) => {
      const answer = await harness.api(`/fgts/balance/cache/${segment}`, { method: 'DELETE', token: null })
      expect(answer.status).toBe(401)
      expect(answer.body.instance).toBe('/api/fgts/balance/cache/{documentNumber}')
    },
  )

  test('keeps the ids of its path in the instance member', async () => {
    const answer = await harness.api(`/fgts/proposal/${NOWHERE}`)
    expect(answer.body.instance).toBe(`/api/fgts/proposal/${NOWHERE}`)
  })
})

describe('a method', () => {
  test('that is not served gets 405 and Allow', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'PUT', 'PROPFIND']) {
      const answer = await raw(`${method} /api/banks`)
      expect(answer.status, method).toBe(405)
      expect(answer.text).toMatch(/^allow: GET\r$/im)
    }
  })

  test('HEAD answers like GET without a body', async () => {
    const token = await harness.token()
    const answer = await raw('HEAD /api/banks', [`Authorization: Bearer ${token}`])
    expect(answer.status).toBe(200)
    expect(answer.text.split('\r\n\r\n')[1]).toBe('')
    expect((await raw('HEAD /api/banks')).status).toBe(401)
  })
})

describe('a header', () => {
  test('for the language is read by its weights', async () => {
    const titleFor = async (language: string) =>
      (await harness.api('/banks', { token: null, headers: { 'accept-language': language } })).body.title
    const english = 'Missing token'
    expect(await titleFor('en')).toBe(english)
    expect(await titleFor('EN-gb, pt;q=0.5')).toBe(english)
    expect(await titleFor('fr, en;q=0.5')).toBe(english)
    expect(await titleFor('en;q=0.3, pt-BR;q=0.9')).not.toBe(english)
    expect(await titleFor('en;q=0, *')).not.toBe(english)
    expect(await titleFor('fr, *;q=0.1')).not.toBe(english)
    expect(await titleFor(';;,,q=;en')).not.toBe(english)
  })

  test('for the request id never echoes unsafe characters', async () => {
    for (const requestId of ['a%0d%0aX: y', '<script>', 'x'.repeat(129), 'a, b', 'ação']) {
      const answer = await raw('GET /api/health', [`X-Request-Id: ${requestId}`])
      expect(answer.text, requestId).toMatch(/^x-request-id: [0-9a-f-]{36}\r$/im)
    }
  })

  test('for the content type is read in any case, and hostile values cost no time', async () => {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    })
    const headers = { 'content-type': 'Application/X-WWW-Form-Urlencoded; Charset=UTF-8' }
    const token = await harness.api('/oauth/token', {
      method: 'POST',
      token: null,
      raw: form.toString(),
      headers,
    })
    expect(token.status).toBe(200)
    const upload = await harness.api(`/fgts/proposal/${NOWHERE}/document`, {
      raw: 'x',
      headers: { 'content-type': `multipart/form-data;${'; '.repeat(6_000)}x` },
    })
    expect(upload.status).toBe(404)
  })
})

test('finds a CPF in a path however it is written', async () => {
  const cpf = makeCpf({ seed: 91 })
  const answer = await harness.api(`/fgts/balance/cache/${cpf.slice(0, 3)}%2E${cpf.slice(3)}`, {
    method: 'DELETE',
  })
  expect(answer.status).toBe(200)
})
