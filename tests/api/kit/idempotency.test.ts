import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessFixture } from '#tests/support/access-fixture'
import { makeCpf } from '#tests/support/cpf'
import { type Harness, startHarness } from '#tests/support/harness'

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

const countQueries = async (documentNumber: string) => {
  const [row] = await harness.database
    .owner`select count(*)::int as count from fgts_balance_queries where document_number = ${documentNumber}`
  return row?.count
}

describe('an idempotency key', () => {
  test('replays the stored answer for the same body and runs the work once', async () => {
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

  test('is refused with another body', async () => {
    await start('other', makeCpf({ seed: 12 }))
    const answer = await start('other', makeCpf({ seed: 13 }))
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
  })

  test('replays refusals of a rule as well', async () => {
    const cpf = makeCpf({ seed: 14 })
    await harness.api('/fgts/balance', { body: { documentNumber: cpf, provider: 'aurora' } })
    const first = await start('refused', cpf)
    const second = await start('refused', cpf)
    expect([first.status, first.body.code]).toEqual([409, 'balance_query_in_progress'])
    expect([second.status, second.body.code, second.headers.get('idempotent-replayed')]).toEqual([
      409,
      'balance_query_in_progress',
      'true',
    ])
  })

  test('lets one of many parallel requests work; the others are told it is running or get its answer', async () => {
    const cpf = makeCpf({ seed: 15 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => start('parallel', cpf)))
    expect(
      answers.filter((answer) => answer.status === 200 && !answer.headers.get('idempotent-replayed')).length,
    ).toBe(1)
    for (const answer of answers)
      expect(answer.status === 200 || answer.body.code === 'idempotency_in_progress').toBe(true)
    expect(await countQueries(cpf)).toBe(1)
  })

  test('is forgotten after 72 hours', async () => {
    const cpf = makeCpf({ seed: 16 })
    await start('old', cpf)
    await harness.travel(72 * 3_600_000 + 1000)
    const answer = await start('old', makeCpf({ seed: 17 }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('idempotent-replayed')).toBeNull()
  })

  test('stands for the whole address, the CPF in it too', async () => {
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

  test('belongs to one caller: another application may use the same', async () => {
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

  test('is free again a minute after a crash, and the answer of who was thought dead does not replace the new one', async () => {
    const { onceForKey } = await import('#lib/http/idempotency')
    const access = await accessFixture()
    const context = access.context(await harness.demoOrganizationId())
    const later = { ...context, now: new Date(context.now.getTime() + 61_000) }
    const keyed = { key: 'taken over', operation: 'POST /x', content: async () => '' }
    const answering = (body: string) => ({ status: 200, headers: {}, body })
    const first = onceForKey(context, keyed, async () => {
      const second = await onceForKey(later, keyed, async () => answering('second'))
      expect(second.body).toBe('second')
      return answering('first')
    })
    expect((await first).body).toBe('first')
    const replayed = await onceForKey(later, keyed, async () => answering('third'))
    expect(replayed.body).toBe('second')
  })

  test('longer than 255 characters is refused', async () => {
    const answer = await start('k'.repeat(256), makeCpf({ seed: 18 }))
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_invalid'])
  })
})
