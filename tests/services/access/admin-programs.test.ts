import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorOf } from '#tests/support/fixtures/operator-of.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

let database: TestDatabase
let admin: ReturnType<typeof operatorOf>
beforeAll(async () => {
  database = await createTestDatabase()
  admin = operatorOf(database)
})
afterAll(() => database.drop())

describe('the command line for the migration of existing programs', () => {
  test('creates price tables under given ids, and lists the ids of all', async () => {
    const own = ['--organization', 'Casa Mudada']
    await admin(['organization', 'create', 'Casa Mudada'])
    const feeId = '5b0c9d1e-7a24-4c83-9f16-2d8e0a6b4c71'
    const priceTableId = 'A3D5F6B8-0000-1000-8000-00000000C0DE'
    const fee = (key: string, id: string) => [
      ...['fgts-price-table', 'create', 'aurora', key, '--label', 'normal', '--rate', '0.018', '--id', id],
      ...own,
    ]
    expect((await admin(fee('Normal', feeId))).out).toContain(`created (${feeId})`)
    const config = ['clt-price-table', 'create', 'aurora', 'casa', '--rate', '0.03', '--terms', '6', '--id']
    expect((await admin([...config, priceTableId, ...own])).code).toBe(0)
    expect(
      (await admin(['fgts-price-table', 'edit', 'aurora', 'normal', '--rate', '0.017', ...own])).out,
    ).toContain(`version 2 (${feeId})`)
    expect((await admin(['fgts-price-table', 'list', ...own])).out).toMatch(
      new RegExp(`${feeId} +aurora +Normal +normal +2 +yes +no`),
    )
    expect((await admin(['clt-price-table', 'list', ...own])).out).toMatch(
      new RegExp(`${priceTableId.toLowerCase()} +aurora +casa +casa +6 +1 +yes`),
    )
    for (const [line, message] of [
      [fee('Outra', feeId), /belongs to a table already/],
      [fee('Outra', priceTableId), /belongs to a table already/],
      [fee('Outra', 'x'), /"x" is not a UUID such as/],
    ] as const) {
      const { code, err } = await admin(line)
      expect([code, err]).toEqual([1, expect.stringMatching(message)])
    }
  })

  test('sets up a program with its public client id, service accounts and response settings', async () => {
    const own = ['--organization', 'Demo']
    const clientId = 'qT7mZr0XbLw4Kd9HsVj2NcPy6EuAf1Go'
    const create = [
      'application',
      'create',
      'Robô',
      '--client-id',
      clientId,
      '--token-lifetime',
      '86400',
      ...own,
    ]
    expect((await admin(create)).out).toContain(`client_id: ${clientId}\n`)
    const add = (username: string) =>
      admin(
        ['service-account', 'add', clientId, username, '--password-stdin', ...own],
        'uma senha bem comprida',
      )
    expect(await add('Robo@Loja.com')).toMatchObject({ code: 0, err: '' })
    expect((await add('robo@loja.COM')).err).toMatch(/already has a service account/)
    const legacy = ['application', 'password-grant', clientId, 'on', '--username', 'second', ...own]
    expect((await admin(legacy)).out).toMatch(/password: [\w-]{20}\n/)
    expect(await admin(['application', 'add-client-id', clientId, 'Other/Id', ...own])).toMatchObject({
      code: 0,
    })
    expect(await admin(['application', 'settings', clientId, '--list-running', 'off', ...own])).toMatchObject(
      {
        code: 0,
      },
    )
    const output = (await admin(['application', 'show', clientId, ...own])).out
    expect(output).toMatch(/other client ids: +Other\/Id\n/)
    expect(output).toMatch(/token lifetime: +86400 s\n/)
    expect(output).toMatch(/lists running: +off\n/)
    expect(output).toMatch(/service accounts: Robo@Loja.com second\n/)
    expect((await admin(['service-account', 'end', clientId, 'ROBO@loja.com', ...own])).code).toBe(0)
    expect((await admin(['service-account', 'list', clientId, ...own])).out).toMatch(/Robo@Loja.com .+Z *\n/)
    expect((await admin(['application', 'remove-client-id', clientId, 'Other/Id', ...own])).code).toBe(0)
    expect(
      (await admin(['application', 'settings', clientId, '--token-lifetime', '59', ...own])).err,
    ).toMatch(/tokenLifetimeSeconds/)
  })
})
