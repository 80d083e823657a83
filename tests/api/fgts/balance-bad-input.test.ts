import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

const post = (documentNumber: unknown, provider: unknown = 'aurora') =>
  harness.api('/fgts/balance', { body: { documentNumber, provider } })

describe('bad input', () => {
  test.each([
    ['a CPF with wrong check digits', '52998224724', '/documentNumber', 'invalid_cpf'],
    ['a CPF of one repeated digit', '11111111111', '/documentNumber', 'invalid_cpf'],
    ['a CPF too short', '5299822472', '/documentNumber', 'invalid_cpf'],
    ['a CPF half masked', '529.982.247/25', '/documentNumber', 'invalid_cpf'],
    ['a number that is no CPF', 52998224724, '/documentNumber', 'invalid_cpf'],
    ['a fraction', 5299822472.5, '/documentNumber', 'invalid_cpf'],
    ['a list', ['52998224725'], '/documentNumber', 'invalid_value'],
  ])('rejects %s', async (...[, documentNumber, pointer, code]) => {
    const answer = await post(documentNumber)
    expect([answer.status, answer.body.code]).toEqual([422, 'invalid_request'])
    expect(answer.body.errors).toMatchObject([{ pointer, code }])
    expect(answer.text).not.toContain(String(documentNumber))
  })

  test('reports all invalid fields at once', async () => {
    const answer = await harness.api('/fgts/balance', { body: { provider: 1 } })
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([
      '/documentNumber',
      '/provider',
    ])
  })

  test('rejects an unknown institution with the known codes', async () => {
    const answer = await post(makeCpf({ seed: 620 }), 'banco-x')
    expect([answer.status, answer.body.code]).toEqual([422, 'provider_not_supported'])
    expect(answer.body.allowed).toEqual(['aurora', 'caravela', 'ipe'])
  })

  test('starts one of a hundred parallel calls; the others are told to wait', async () => {
    const cpf = makeCpf({ seed: 621, digits79: '908' })
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(cpf)))
    const winners = answers.filter((answer) => answer.status === 200)
    expect(winners.length).toBe(1)
    const queryId = winners[0]?.headers.get('x-balance-query-id')
    for (const answer of answers) {
      if (answer.status === 200) continue
      expect([answer.status, answer.body.code, answer.body.queryId]).toEqual([
        409,
        'balance_query_in_progress',
        queryId,
      ])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('rejects clearing the cache of an invalid CPF, and accepts one without entries', async () => {
    const wrong = await harness.api('/fgts/balance/cache/123', { method: 'DELETE' })
    expect([wrong.status, wrong.body.code, wrong.body.errors[0].code]).toEqual([
      422,
      'invalid_request',
      'invalid_cpf',
    ])
    const cpf = makeCpf({ seed: 622 })
    const nothing = await harness.api(`/fgts/balance/cache/${cpf}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    })
    expect([nothing.status, nothing.body.message.includes(cpf)]).toEqual([200, true])
  })

  test('rejects an unknown status, cursor or day in the list', async () => {
    const answer = await harness.api('/fgts/balance?status=done&cursor=abc&startDate=2026-02-30')
    expect(answer.status).toBe(422)
    expect(answer.body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual([
      '/cursor',
      '/startDate',
      '/status',
    ])
  })

  test("returns for another organization's query the answer for a missing one", async () => {
    const cpf = makeCpf({ seed: 623 })
    const queryId = (await post(cpf)).headers.get('x-balance-query-id')
    const access = await accessFixture()
    const stranger = await access.application(await access.organization())
    const response = await harness.api('/oauth/token', {
      token: null,
      body: {
        grant_type: 'client_credentials',
        client_id: stranger.clientId,
        client_secret: stranger.clientSecret,
      },
    })
    const token = response.body.access_token
    const theirs = await harness.api(`/fgts/balance/queries/${queryId}`, { token })
    const missing = await harness.api('/fgts/balance/queries/0199a3b2-7c00-7000-8000-000000000000', { token })
    expect([theirs.status, theirs.body.code, theirs.body.detail]).toEqual([
      missing.status,
      missing.body.code,
      missing.body.detail,
    ])
    expect(theirs.status).toBe(404)
    expect(
      (await harness.api(`/fgts/balance?search=${cpf}&includeExpired=true`, { token })).body.data,
    ).toEqual([])
  })
})
