import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const start = (key: string, documentNumber: string) =>
  harness.api('/fgts/balance', {
    body: { documentNumber, provider: 'aurora' },
    headers: { 'idempotency-key': key },
  })

const customer = async (documentNumber: string) => ({
  organizationId: await harness.demoOrganizationId(),
  documentNumber,
})

const countQueries = async (documentNumber: string) => {
  const { owner } = harness.database
  const [row] = await owner`
    select count(*)::int as count from fgts_balance_queries where ${isCpf(owner, await customer(documentNumber))}`
  return row?.count
}

describe('an idempotency key', () => {
  test('replays the stored response for the same body and runs the work once', async () => {
    const cpf = makeCpf({ seed: 11 })
    const first = await start('same', cpf)
    const second = await start('same', cpf)
    expect(first.status).toBe(200)
    expect(second.status).toBe(200)
    expect(second.text).toBe(first.text)
    expect(second.headers.get('x-balance-query-id')).toBe(first.headers.get('x-balance-query-id'))
    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await countQueries(cpf)).toBe(1)
  })

  test('is stored with a digest that nobody can compute without the key; an older one still counts', async () => {
    const cpf = makeCpf({ seed: 26 })
    await start('print', cpf)
    const text = `POST ${harness.origin}/api/fgts/balance\n{"documentNumber":"${cpf}","provider":"aurora"}`
    const older = createHash('sha256').update(text).digest('base64url')
    const { owner } = harness.database
    const stored = await owner`select fingerprint from idempotency_keys where key = 'print'`
    expect(stored).toHaveLength(1)
    expect(stored[0]?.fingerprint).not.toBe(older)
    await owner`update idempotency_keys set fingerprint = ${older} where key = 'print'`
    expect((await start('print', cpf)).headers.get('idempotent-replayed')).toBe('true')
  })

  test('is rejected with another body', async () => {
    await start('other', makeCpf({ seed: 12 }))
    const answer = await start('other', makeCpf({ seed: 13 }))
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('replays a business refusal as well', async () => {
    const missing = '0199a3b2-7c00-7000-8000-00000000dead'
    const cancel = () =>
      harness.api(`/fgts/proposal/${missing}/cancel`, {
        method: 'PATCH',
        headers: { 'idempotency-key': 'refused' },
      })
    expect((await cancel()).status).toBe(404)
    expect((await cancel()).headers.get('idempotent-replayed')).toBe('true')
  })

  test('is not consumed by a temporary refusal', async () => {
    const cpf = makeCpf({ seed: 14 })
    await harness.api('/fgts/balance', { body: { documentNumber: cpf, provider: 'aurora' } })
    const response = await start('early', cpf)
    expect([response.status, response.body.code]).toEqual([409, 'balance_query_in_progress'])
    await harness.database.owner`
      update fgts_balance_queries set status = 'fail', code = 'provider_timeout', completed_at = now()
      where ${isCpf(harness.database.owner, await customer(cpf))}`
    const answer = await start('early', cpf)
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null])
  })

  test('is not consumed by a failed validation: the corrected request uses the same key', async () => {
    const cpf = makeCpf({ seed: 19 })
    expect((await start('mended', '123')).status).toBe(422)
    expect((await start('mended', cpf)).status).toBe(200)
    const unreadable = await harness.api('/fgts/balance', {
      raw: '{"documentNumber":',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'unreadable' },
    })
    expect(unreadable.status).toBe(400)
    expect((await start('unreadable', makeCpf({ seed: 25 }))).status).toBe(200)
  })

  test('recognizes the same JSON in another order, spacing or number notation', async () => {
    const url = (await harness.receiver()).url
    const send = (raw: string) =>
      harness.api('/user/webhook/balance', {
        raw,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'ordered' },
      })
    const extra = '{"b": [1, 2.50, {"y": null, "x": 1e2}], "a": "á"}'
    const same = '{"a":"\\u00e1","b":[1.0,2.5,{"x":100,"y":null}]}'
    const other = '{"a":"á","b":[2.5,1,{"x":100,"y":null}]}'
    const first = await send(`{"url": ${JSON.stringify(url)}, "extra": ${extra}}`)
    expect(first.status).toBe(200)
    const again = await send(`{"extra":${same},"url":${JSON.stringify(url)}}`)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    const reordered = await send(`{"extra":${other},"url":${JSON.stringify(url)}}`)
    expect(reordered.body.code).toBe('idempotency_key_reused')
  })

  test('runs one of many parallel requests; the others get a conflict or its response', async () => {
    const cpf = makeCpf({ seed: 15 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => start('parallel', cpf)))
    expect(
      answers.filter((answer) => answer.status === 200 && !answer.headers.get('idempotent-replayed')).length,
    ).toBe(1)
    for (const answer of answers)
      expect(answer.status === 200 || answer.body.code === 'idempotency_in_progress').toBe(true)
    expect(await countQueries(cpf)).toBe(1)
  })

  test('expires after 72 hours', async () => {
    const cpf = makeCpf({ seed: 16 })
    await start('old', cpf)
    await harness.travel(72 * 3_600_000 + 1000)
    const answer = await start('old', makeCpf({ seed: 17 }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
  })

  test('covers the whole path, including a CPF in it', async () => {
    const clear = (documentNumber: string) =>
      harness.api(`/fgts/balance/cache/${documentNumber}`, {
        method: 'DELETE',
        headers: { 'idempotency-key': 'clear' },
      })
    expect((await clear(makeCpf({ seed: 21 }))).status).toBe(200)
    const other = await clear(makeCpf({ seed: 22 }))
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect((await clear(makeCpf({ seed: 21 }))).headers.get('idempotent-replayed')).toBe('true')
  })

  test('is replayed but not stored when it contains a CPF', async () => {
    const cpf = makeCpf({ seed: 31 })
    const key = `balance-${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    const [first, second] = [await start(key, cpf), await start(key, cpf)]
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.text).toBe(first.text)
    const stored = await harness.database.owner`select key from idempotency_keys where key like 'balance-%'`
    expect(stored).toEqual([])
  })

  test('belongs to one caller: another application may use the same key', async () => {
    const access = await accessFixture()
    const { clientId, clientSecret } = await access.application(await harness.demoOrganizationId())
    const credentials = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
    const token = String(
      (await harness.api('/oauth/token', { token: null, body: credentials })).body.access_token,
    )
    await start('shared', makeCpf({ seed: 23 }))
    const answer = await harness.api('/fgts/balance', {
      token,
      body: { documentNumber: makeCpf({ seed: 24 }), provider: 'aurora' },
      headers: { 'idempotency-key': 'shared' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
  })

  test('is rejected above 255 characters', async () => {
    const answer = await start('k'.repeat(256), makeCpf({ seed: 18 }))
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_invalid'])
  })
})
