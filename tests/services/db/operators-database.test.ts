import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import connectTo from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startPostgresApart } from '#tests/support/started-postgres'

const PASSWORD = randomBytes(8).toString('hex')
let postgres: Awaited<ReturnType<typeof startPostgresApart>>
beforeAll(async () => {
  // Roles belong to a whole server: here nobody else's tests can see them come and go.
  postgres = await startPostgresApart({ ephemeral: true })
  for (const name of ['plain', 'maker', 'guest']) {
    const may = name === 'maker' ? 'createrole' : ''
    await ask(postgres.url, `create role ${name} login ${may} password '${PASSWORD}'`)
    await ask(postgres.url, `create database ${name}_db owner ${name}`)
  }
})
afterAll(() => postgres.end('SIGTERM'))

const address = (user: string, database = `${user}_db`, changes: Partial<URL> = {}) =>
  Object.assign(
    new URL(postgres.url),
    { username: user, password: PASSWORD, pathname: `/${database}` },
    changes,
  ).href

/** Runs a script of the product as an operator's start does; answers how it ended and what it told. */
const runScript = (file: string, settings: Record<string, string>, args: string[] = []) =>
  new Promise<{ code: number; told: string }>((resolve) => {
    const given = { APP_SECRET: 'a'.repeat(32), ORIGIN: 'https://credit.example.com', ...settings }
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, LOG_LEVEL: 'silent', ...given }
    const options = { env, timeout: 50_000 }
    execFile(process.execPath, [file, ...args], options, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, told: `${out}${err}`.trim() }),
    )
  })
const migrate = (DATABASE_URL: string) => runScript('db/migrate.ts', { DATABASE_URL })
const asAdministrator = (statement: string) => ask(postgres.url, statement)

describe('a database of the operator’s own', () => {
  test('its plain owner lacks one thing at most, told as the statement that mends it', async () => {
    const refused = await migrate(address('plain'))
    expect(refused.code).toBe(78)
    const [, statements = ''] = /run once: (.*)$/.exec(refused.told) ?? []
    expect(statements).toBe('create role origination_app nologin; grant origination_app to "plain";')
    await asAdministrator(statements)
  })

  test('an owner who may make roles needs nobody', async () => {
    await asAdministrator('drop role origination_app')
    expect(await migrate(address('maker'))).toEqual({ code: 0, told: '' })
    // The role is the server's: another owner is only to be let in.
    expect((await migrate(address('plain'))).told).toContain('run once: grant origination_app to "plain";')
  })

  test('row-level security binds its plain owner as it binds the application', async () => {
    await asAdministrator('grant origination_app to plain')
    expect((await migrate(address('plain'))).code).toBe(0)
    const own = { DATABASE_URL: address('plain') }
    for (const name of ['Casa Um', 'Casa Dois'])
      expect((await runScript('scripts/admin/main.ts', own, ['organization', 'create', name])).code).toBe(0)
    const [first, second] = await ask(address('plain'), 'select id from organizations order by id')
    const create = ['application', 'create', 'Robot', '--client-id', 'robot', '--organization', 'Casa Dois']
    expect((await runScript('scripts/admin/main.ts', own, create)).code).toBe(0)
    const owner = connectTo(address('plain'), { max: 1 })
    const seenBy = (role: string, organization: string) =>
      owner.begin(async (tx) => {
        await tx`set local role ${tx(role)}`
        await tx`select set_config('app.organization_id', ${organization}, true)`
        return tx`select client_id from applications`
      })
    for (const role of ['origination_app', 'plain']) {
      expect([...(await seenBy(role, ''))]).toEqual([])
      expect([...(await seenBy(role, first?.id))]).toEqual([])
      expect([...(await seenBy(role, second?.id))]).toEqual([{ client_id: 'robot' }])
    }
    await owner.end()
    const refused = ask(
      address('plain'),
      `begin; set local role origination_app; update audit_entries set action = 'x'; commit`,
    )
    await expect(refused).rejects.toMatchObject({ code: '42501' })
  })

  test('the role of the application must not be able to step around row-level security', async () => {
    await asAdministrator('alter role origination_app bypassrls')
    const { code, told } = await migrate(address('plain'))
    await asAdministrator('alter role origination_app nobypassrls')
    expect([code, told]).toEqual([
      78,
      expect.stringContaining('alter role origination_app nosuperuser nobypassrls;'),
    ])
    await asAdministrator(`alter role origination_app login password '${PASSWORD}'`)
    expect((await migrate(address('origination_app', 'plain_db'))).told).toMatch(/Sign in as another role/)
    await asAdministrator('alter role origination_app nologin')
  })

  test('whatever keeps it from being used is told in a sentence or two, without the password', async () => {
    await asAdministrator(
      `create database latin owner guest encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    )
    const mute = createServer((socket) => socket.on('error', () => undefined).end()).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const wrong: [string, number, RegExp][] = [
      [address('guest', 'guest_db', { password: 'wrong' }), 78, /knows no user "guest" with this password/],
      [address('nobody', 'guest_db'), 78, /knows no user "nobody" with this password/],
      [address('guest', 'none'), 78, /no database "none" .* create database "none" owner "guest"/],
      [address('guest', 'plain_db'), 78, /alter database "plain_db" owner to "guest";/],
      [address('guest', 'latin'), 78, /keeps its texts as LATIN1/],
      [address('guest', 'guest_db', { port: '1' }), 75, /Nobody listens at 127\.0\.0\.1:1\./],
      [
        address('guest', 'guest_db', { hostname: 'database.invalid' }),
        75,
        /No machine called database\.invalid/,
      ],
      [address('guest', 'guest_db', { search: '?sslmode=require' }), 78, /leave out sslmode/],
      [
        address('guest', 'guest_db', { port: String((mute.address() as AddressInfo).port) }),
        75,
        /No answer from/,
      ],
      [`postgres://guest:${PASSWORD}#@x/guest_db`, 78, /DATABASE_URL must look like/],
    ]
    const answers = await Promise.all(wrong.map(([url]) => migrate(url)))
    mute.close()
    for (const [at, [, code, message]] of wrong.entries()) {
      const { told = '', code: ended } = answers[at] ?? {}
      expect([told, ended]).toEqual([expect.stringMatching(message), code])
      expect(told).not.toMatch(/\n\s+at /)
      expect(told).not.toContain(PASSWORD)
    }
  }, 60_000)
})
