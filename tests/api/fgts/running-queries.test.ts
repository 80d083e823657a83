import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFgtsBalancesContract } from '#lib/contracts/fgts/balance.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { askByPassword, serviceProgram } from '#tests/support/fixtures/service-account.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
beforeAll(async () => {
  harness = await startHarness()
  access = await accessFixture()
})
afterAll(() => harness?.stop())

const program = async () => {
  const serviceAccount = await serviceProgram(access)
  const answer = await askByPassword(harness, {
    client_id: serviceAccount.clientId,
    username: serviceAccount.username,
  })
  const token: string = answer.body.access_token
  const post = (documentNumber: string, provider = 'aurora') =>
    harness.api('/fgts/balance', { token, body: { documentNumber, provider } })
  const read = async (query: string) => (await harness.api(`/fgts/balance?${query}`, { token })).body
  return { ...serviceAccount, token, post, read }
}

describe('a program that reads its balances right after posting', () => {
  test('never finds an empty list: the query is pending until there is a result', async () => {
    const { post, read } = await program()
    for (let seed = 8100; seed < 8106; seed += 1) {
      const cpf = makeCpf({ seed })
      expect((await post(cpf)).text).toBe('null')
      const statuses: string[] = []
      while (statuses.at(-1) !== 'success') {
        const { data } = await read(`search=${cpf}&limit=50&page=1`)
        expect(data).toHaveLength(1)
        statuses.push(data[0].status)
        expect(['pending', 'success']).toContain(statuses.at(-1))
      }
      expect(statuses[0]).toBe('pending')
    }
  })

  test('sees a running query as pending without an amount, newest first, by search, status, provider and day', async () => {
    const { post, read } = await program()
    const [silent, failing] = [
      makeCpf({ seed: 8110, digits79: '908' }),
      makeCpf({ seed: 8111, digits79: '908' }),
    ]
    await post(silent)
    await post(failing, 'ipe')
    const body = await read('')
    expect(listFgtsBalancesContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.data.map((item: { documentNumber: string }) => item.documentNumber)).toEqual([
      failing,
      silent,
    ])
    expect(body.data[1]).toMatchObject({
      status: 'pending',
      amount: null,
      periods: [],
      statusInfo: null,
      code: null,
      expiresAt: null,
      eligibility: null,
    })
    const countOf = async (query: string) => (await read(query)).pages.total
    expect(await countOf(`search=${silent}`)).toBe(1)
    expect(await countOf(`documentNumber=${silent}`)).toBe(1)
    expect(await countOf(`documentNumber=${failing}&search=${silent}&provider=aurora`)).toBe(1)
    expect(await countOf('status=pending')).toBe(2)
    expect(await countOf('status=success,fail')).toBe(0)
    expect(await countOf('provider=ipe')).toBe(1)
    expect(await countOf('startDate=2020-01-01T00:00:00.000Z&endDate=2020-01-02T00:00:00Z')).toBe(0)
    expect((await read('limit=1')).pages).toMatchObject({ total: 2, hasNext: true })
  })

  test('waits for the new query instead of reading an older failure of the same CPF and provider', async () => {
    const { post, read, organizationId } = await program()
    const { expireFgtsBalanceQuery } = await import('#lib/services/fgts/expire-fgts-balance-query.ts')
    const cpf = makeCpf({ seed: 8120, digits79: '908' })
    const first = await post(cpf)
    const queryId = String(first.headers.get('x-balance-query-id'))
    await expireFgtsBalanceQuery(access.context(organizationId), { queryId })
    expect((await read(`search=${cpf}`)).data).toMatchObject([{ status: 'fail', code: 'provider_timeout' }])
    const second = await post(cpf)
    await post(cpf, 'ipe')
    const { data } = await read(`search=${cpf}`)
    expect(data).toMatchObject([
      { provider: 'ipe', status: 'pending' },
      { id: second.headers.get('x-balance-query-id'), provider: 'aurora', status: 'pending' },
    ])
    expect((await read(`search=${cpf}&status=fail`)).data).toMatchObject([{ id: queryId }])
  })

  test('sees running queries if its application is set so, which is the default only with service accounts', async () => {
    const { clientId, context, token, post, read } = await program()
    const { changeApplicationSettings } = await import(
      '#lib/services/applications/change-application-settings.ts'
    )
    const { endServiceAccounts } = await import('#lib/services/applications/end-service-accounts.ts')
    const cpf = makeCpf({ seed: 8130, digits79: '908' })
    await post(cpf)
    const countFor = async (bearer = token) =>
      (await harness.api(`/fgts/balance?search=${cpf}`, { token: bearer })).body.data.length
    expect(await countFor()).toBe(1)
    await changeApplicationSettings(context, { clientId, listsRunning: false })
    expect(await countFor()).toBe(0)
    expect((await read(`search=${cpf}&status=pending`)).data).toHaveLength(1)

    const secretOnly = await access.application(context.organizationId, ['fgts'])
    const answer = await harness.api('/oauth/token', {
      token: null,
      body: {
        grant_type: 'client_credentials',
        client_id: secretOnly.clientId,
        client_secret: secretOnly.clientSecret,
      },
    })
    const other: string = answer.body.access_token
    expect(await countFor(other)).toBe(0)
    await changeApplicationSettings(context, { clientId: secretOnly.clientId, listsRunning: true })
    expect(await countFor(other)).toBe(1)
    await changeApplicationSettings(context, { clientId: secretOnly.clientId, listsRunning: null })
    expect(await countFor(other)).toBe(0)
    await endServiceAccounts(context, { clientId, account: 'all' })
  })
})
