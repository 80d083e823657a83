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

const countAudits = async (action: string) => {
  const [row] = await database.owner`
    select count(*)::int as times from audit_entries where action = ${action} and actor_id = 'admin'`
  return row?.times
}

describe('the command line of the operator', () => {
  test('creates an organization with its manager, application, institution and fee table, all audited', async () => {
    const own = ['--organization', 'Nova Casa']
    expect((await admin(['organization', 'create', 'Nova Casa'])).code).toBe(0)
    const manager = ['manager', 'create', 'ana@nova.com', '--name', 'Ana', '--password-stdin', ...own]
    expect(await admin(manager, 'uma senha bem comprida\n')).toMatchObject({ code: 0, err: '' })
    const application = await admin([
      'application',
      'create',
      'Robô',
      '--client-id',
      'robo',
      '--scopes',
      'fgts,read',
      ...own,
    ])
    expect(application.out).toMatch(/client_secret: [\w-]{43}\n/)
    const institution = [
      'institution',
      'create',
      'quarta',
      '--name',
      'Quarta',
      '--legal-name',
      'Quarta SCD S.A.',
    ]
    const created = await admin([
      ...institution,
      '--cnpj',
      '12.ABC.345/01DE-35',
      '--products',
      'fgts',
      '--set',
      'callTimeoutSeconds=5',
      '--set',
      'offerDays=3',
      '--set',
      'coolingOff.fgts.days=10',
      '--set',
      'coolingOff.fgts.payBackTo=na conta 1=2',
    ])
    expect(created.out).toMatch(/secret: whsec_/)
    const [{ settings } = { settings: {} }] = await database.owner`
      select settings from institutions where code = 'quarta'`
    expect(settings).toMatchObject({
      offerDays: 3,
      coolingOff: { fgts: { days: 10, payBackTo: 'na conta 1=2' } },
    })
    const table = [
      'fgts-price-table',
      'create',
      'quarta',
      'Padrão',
      '--rate',
      '0.0175',
      '--fee',
      'fixed:35.00',
      '--default',
      ...own,
    ]
    expect(await admin(table)).toMatchObject({ code: 0, err: '' })
    expect(
      (await admin(['fgts-price-table', 'edit', 'quarta', 'Padrão', '--rate', '0.0170', ...own])).out,
    ).toContain('version 2')
    const versions = await database.owner`
      select version, active, is_default, parameters ->> 'monthlyRate' as rate, parameters -> 'fee' ->> 'value' as fee
      from price_tables as tables join price_table_versions as versions on versions.table_id = tables.id
      where institution_code = 'quarta' order by version`
    expect([...versions]).toEqual([
      { version: 1, active: true, is_default: true, rate: '0.0175', fee: '3500' },
      { version: 2, active: true, is_default: true, rate: '0.0170', fee: '3500' },
    ])
    const config = ['quarta', 'padrao', ...own]
    const figures = ['--rate', '0.0349', '--terms', '6,24', '--insurance', 'percent:0.02', '--default']
    expect(await admin(['clt-price-table', 'create', ...config, ...figures])).toMatchObject({
      code: 0,
      err: '',
    })
    expect((await admin(['clt-price-table', 'edit', ...config, '--terms', '12,36'])).out).toContain(
      'version 2',
    )
    expect((await admin(['clt-price-table', 'deactivate', ...config])).out).toContain('deactivated')
    expect((await admin(['clt-price-table', 'list', ...own])).out).toMatch(/padrao +padrao +12,36 +2 +no/)
    expect((await admin(['organization', 'default-institution', 'ipe', ...own])).code).toBe(0)
    const contact = ['--name', 'Central', '--phone', '(11) 98765-4321', '--email', 'Fale@Casa.com']
    expect((await admin(['organization', 'contact', ...contact, ...own])).out).toContain('name, phone, email')
    for (const action of [
      'organization_contact_changed',
      'organization_default_institution_set',
      'price_table_deactivated',
      'organization_created',
      'user_created',
      'application_created',
    ]) {
      expect([action, await countAudits(action)]).toEqual([action, 1])
    }
    for (const ofBothProducts of ['price_table_created', 'price_table_changed'])
      expect(await countAudits(ofBothProducts)).toBe(2)
    expect(await countAudits('institution_created')).toBeGreaterThan(0)
  })

  test('leaves no organization without a manager who can sign in, unless that is forced', async () => {
    const own = ['--organization', 'Casa Menor']
    await admin(['organization', 'create', 'Casa Menor'])
    const create = (kind: string, email: string) =>
      admin([kind, 'create', email, '--name', 'X', '--password-stdin', ...own], 'uma senha bem comprida\n')
    await create('manager', 'um@menor.com')
    await create('manager', 'dois@menor.com')
    await create('agent', 'agente@menor.com')
    const deactivate = (email: string, ...more: string[]) =>
      admin(['user', 'deactivate', email, ...more, ...own])
    expect((await deactivate('um@menor.com')).code).toBe(0)
    const result = await deactivate('dois@menor.com')
    expect([result.code, result.err]).toEqual([1, expect.stringContaining('somebody else a manager')])
    const active = async () => {
      const rows = await database.owner`
        select email from users where email like '%@menor.com' and deactivated_at is null order by email`
      return rows.map(({ email }) => email)
    }
    expect(await active()).toEqual(['agente@menor.com', 'dois@menor.com'])
    expect((await deactivate('agente@menor.com')).code).toBe(0)
    expect((await deactivate('dois@menor.com', '--even-the-last')).code).toBe(0)
    expect(await active()).toEqual([])
  })

  test('reports faults, changes nothing and exits with 1', async () => {
    const organization = ['--organization', 'Demo']
    const wrong: [string[], RegExp][] = [
      [
        ['manager', 'create', 'x@y.com', '--name', 'X', '--password-stdin', ...organization],
        /at least 15 characters/,
      ],
      [
        ['application', 'create', 'X', '--scopes', 'everything', ...organization],
        /"everything" is not one of: fgts/,
      ],
      [['application', 'show', 'nobody', ...organization], /no application "nobody"/],
      [['user', 'list', '--organization', 'Nobody'], /there is no organization "Nobody"/],
      [['institution', 'edit', 'aurora', '--set', 'speed=1'], /there is no setting "speed"/],
      [['institution', 'edit', 'aurora', '--set', 'coolingOff.clt.days=6'], /whole number from 7 to 90/],
      [['fgts-price-table', 'create', 'aurora', 'X', '--rate', '1.8', ...organization], /monthlyRate/],
      [['clt-price-table', 'create', 'aurora', 'x', '--rate', '0.03', ...organization], /--terms is missing/],
      [['clt-price-table', 'edit', 'aurora', 'x', '--terms', 'six', ...organization], /not a list such as/],
      [['organization', 'default-institution', 'nenhuma', ...organization], /aurora, caravela, ipe/],
      [['application', 'revoke', '--force', ...organization], /Unknown option '--force'/],
    ]
    for (const [line, message] of wrong) {
      const { code, err } = await admin(line, 'short')
      expect([line.join(' '), code]).toEqual([line.join(' '), 1])
      expect(err).toMatch(message)
      expect(err).not.toMatch(/\n\s+at /)
    }
  })

  test('adds and removes aliases of an institution, each unique', async () => {
    const aliases = async () => {
      const [row] = await database.owner`select aliases from institutions where code = 'ipe'`
      return row?.aliases
    }
    expect((await admin(['institution', 'edit', 'ipe', '--aliases', 'Ipe-SCD, ipe,qi'])).code).toBe(0)
    expect(await aliases()).toEqual(['ipe-scd', 'qi'])
    expect((await admin(['institution', 'list'])).out).toContain('ipe-scd qi')
    for (const name of ['qi', 'IPE'])
      expect((await admin(['institution', 'edit', 'aurora', '--aliases', name])).err).toMatch(
        /already exists|já existe|exists already/,
      )
    const options = ['--name', 'X', '--legal-name', 'X', '--cnpj', '99100101000100', '--products', 'fgts']
    expect((await admin(['institution', 'create', 'ipe-scd', ...options])).code).toBe(1)
    // A constraint rejects a write that bypasses the service.
    const past = database.owner`update institutions set aliases = '{qi}' where code = 'aurora'`
    await expect(past).rejects.toMatchObject({ code: '23505' })
    expect((await admin(['institution', 'edit', 'ipe', '--aliases', 'none'])).code).toBe(0)
    expect(await aliases()).toEqual([])
  })

  test('never prints a stored secret again', async () => {
    const { out } = await admin(['application', 'show', 'demo-app', '--organization', 'Demo'])
    expect(out).toContain('demo-app')
    expect(out).not.toContain('secret-')
    expect(out).not.toContain('demo-app-secret')
    expect((await admin(['institution', 'list'])).out).not.toMatch(/whsec_|encrypted/)
  })

  test('lists every command without a database', async () => {
    const { code, out } = await admin(['help'])
    expect(code).toBe(0)
    for (const command of [
      'organization create',
      'fgts-price-table edit',
      'clt-price-table create',
      'keys rotate',
      'application password-grant',
    ]) {
      expect(out).toContain(command)
    }
  })
})
