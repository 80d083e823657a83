import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import connectTo, { type TransactionSql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseProblem } from '#db/database-problem.ts'
import { migrate } from '#db/migrate.ts'
import { queryOnce, spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'

const APP_SECRET = 'kept-apart-from-everything-it-encrypts'
const { servingDatabase } = await import('#scripts/lib/serving-database.mjs')
const PASSWORD = randomBytes(8).toString('hex')
let postgres: Awaited<ReturnType<typeof spawnPostgres>>
beforeAll(async () => {
  // Roles belong to a whole database server, so this test needs its own server.
  postgres = await spawnPostgres({ ephemeral: true })
  for (const name of ['plain', 'maker', 'guest']) {
    const may = name === 'maker' ? 'createrole' : ''
    await queryOnce(postgres.url, `create role ${name} login ${may} password '${PASSWORD}'`)
    await queryOnce(postgres.url, `create database ${name}_db owner ${name}`)
  }
})
afterAll(() => postgres.end('SIGTERM'))

const address = (user: string, database = `${user}_db`, changes: Partial<URL> = {}) =>
  Object.assign(
    new URL(postgres.url),
    { username: user, password: PASSWORD, pathname: `/${database}` },
    changes,
  ).href

/** Migrates a database as a service start does and returns the message that the operator reads on failure. */
const problemOf = async (databaseUrl: string, servedBy?: string) => {
  const { url, isManaged } = servingDatabase({
    DATABASE_URL: databaseUrl,
    APP_SECRET,
    ...(servedBy && { SERVING_DATABASE_URL: servedBy }),
  })
  try {
    await migrate(databaseUrl, { url, isManaged })
    return undefined
  } catch (error) {
    return databaseProblem(error, databaseUrl) ?? { message: String(error), mayPass: 'a fault of ours' }
  }
}
const asAdministrator = (statement: string) => queryOnce(postgres.url, statement)

describe('a database of the operator’s own', () => {
  test('from before the baseline migration is refused with what to do', async () => {
    await asAdministrator('create database former_db')
    const former = address('postgres', 'former_db', { password: new URL(postgres.url).password })
    await queryOnce(former, 'create schema drizzle')
    await queryOnce(former, 'create table drizzle.__drizzle_migrations (created_at bigint)')
    await queryOnce(former, 'insert into drizzle.__drizzle_migrations values (1)')
    expect((await problemOf(former))?.message).toContain('Start with an empty database')
  })

  test('needs at most one thing from an administrator, reported as the statement that provides it', async () => {
    const [, statements = '', rest] =
      /run once: (.*;) (.*)$/.exec((await problemOf(address('plain')))?.message ?? '') ?? []
    expect(statements).toBe(
      `create role origination_app nologin; grant origination_app to "plain"; create role "plain_db_service" login password '…'; grant origination_app to "plain_db_service";`,
    )
    expect(rest).toBe('and put the address of the second one into SERVING_DATABASE_URL')
    await asAdministrator(statements.replace('…', PASSWORD))
    expect(await problemOf(address('plain'), address('plain_db_service', 'plain_db'))).toBeUndefined()
  })

  test('lets the serving login do nothing reserved to the owner, whatever SQL it sends', async () => {
    const serving = connectTo(address('plain_db_service', 'plain_db'), { max: 1 })
    await serving`set role origination_app`
    const attempts = [
      'set role none; set role plain',
      'set role none; alter table organizations disable row level security',
      'set role none; alter table audit_entries no force row level security',
      'set role none; create table mine (id int)',
      'set role none; drop policy if exists organization_rows on teams; drop table teams',
      'set role none; set session authorization plain',
      'set role none; grant plain to plain_db_service',
    ]
    for (const statements of attempts)
      await expect(serving.unsafe(statements)).rejects.toMatchObject({ code: '42501' })
    await serving.unsafe('set role none')
    expect([...(await serving`select name from teams`)]).toEqual([])
    expect([...(await serving`select id from graphile_worker._private_jobs`)]).toEqual([])
    await serving.end()
  })

  test('is not served by a login with more rights than required', async () => {
    for (const [login, reason] of [
      ['plain', 'it is, or may become, the owner of the database'],
      ['maker', 'it may make roles'],
      [new URL(postgres.url).username, 'it steps around row-level security'],
    ] as const) {
      const message = (await problemOf(address('plain'), address(login, 'plain_db')))?.message
      expect(message).toContain(`must not sign in as "${login}": ${reason}.`)
      expect(message).toContain(
        `create role "${login}_service" login password '…'; grant origination_app to "${login}_service";`,
      )
    }
    await asAdministrator('grant plain to plain_db_service')
    const member = await problemOf(address('plain'), address('plain_db_service', 'plain_db'))
    expect(member?.message).toContain('may become, the owner')
    await asAdministrator('revoke plain from plain_db_service')
    await asAdministrator('create role mighty superuser nologin')
    for (const [granted, role] of [
      ['grant mighty to plain_db_service', 'mighty'],
      ['grant pg_read_all_data to plain_db_service', 'pg_read_all_data'],
    ] as const) {
      await asAdministrator(granted)
      const problem = await problemOf(address('plain'), address('plain_db_service', 'plain_db'))
      expect(problem?.message).toContain(`it may act as "${role}"`)
      await asAdministrator(granted.replace('grant', 'revoke').replace(' to ', ' from '))
    }
    await asAdministrator('alter role plain_db_service replication')
    const copying = await problemOf(address('plain'), address('plain_db_service', 'plain_db'))
    expect(copying?.message).toContain('it may copy the whole database')
    await asAdministrator('alter role plain_db_service noreplication')
    const wrongPassword = address('plain_db_service', 'plain_db', { password: 'wrong' })
    expect((await problemOf(address('plain'), wrongPassword))?.message).toMatch(
      /knows no user "plain_db_service" with this password. Mend user and password in SERVING_DATABASE_URL/,
    )
  })

  test.each(['server.ts', 'worker.ts'])(
    'rejects %s when it signs in as the owner',
    async (script) => {
      const env = {
        PATH: process.env.PATH,
        NODE_ENV: 'production' as const,
        DATABASE_URL: address('plain'),
        APP_SECRET,
        ORIGIN: 'https://credit.example.com',
        PORT: '0',
      }
      // A script still running at the timeout is ended by a signal, so it has no exit code.
      const run = promisify(execFile)(process.execPath, [script], { env, timeout: 150_000 })
      await expect(run).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining('must not sign in as \\"plain\\"'),
      })
    },
    180_000,
  )

  test('applies row-level security to its plain owner as to the application', async () => {
    const [first, second] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
    const owner = connectTo(address('plain'), { max: 1 })
    const as = <T>(role: string, organization: string, work: (tx: TransactionSql) => Promise<T>) =>
      owner.begin(async (tx) => {
        await tx`set local role ${tx(role)}`
        await tx`select set_config('app.organization_id', ${organization}, true)`
        return work(tx)
      })
    await as('origination_app', second, async (tx) => {
      await tx`insert into organizations (id, name, created_at) values (${second}, 'Casa Dois', now())`
      await tx`insert into teams (id, organization_id, name, created_at) values (${second}, ${second}, 'Norte', now())`
    })
    const teamsVisibleTo = (role: string, organization: string) =>
      as(role, organization, async (tx) => [...(await tx`select name from teams`)])
    for (const role of ['origination_app', 'plain']) {
      expect(await teamsVisibleTo(role, '')).toEqual([])
      expect(await teamsVisibleTo(role, first)).toEqual([])
      expect(await teamsVisibleTo(role, second)).toEqual([{ name: 'Norte' }])
    }
    const foreign = as('plain', first, (tx) =>
      tx`update teams set organization_id = ${first}`.then(({ count }) => count),
    )
    expect(await foreign).toBe(0)
    await as(
      'origination_app',
      second,
      (tx) =>
        tx`insert into audit_entries (id, organization_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, request_id, details)
        values (gen_random_uuid(), ${second}, now(), 'user', 'x', 'x', 'team_created', 'team', ${second}, 'r', '{}')`,
    )
    const auditPositions = (organization: string) =>
      as('origination_app', organization, async (tx) => [
        ...(await tx`select position::int from audit_links`),
      ])
    expect(await auditPositions(second)).toEqual([{ position: 1 }])
    expect(await auditPositions(first)).toEqual([])
    const evidence = as('origination_app', second, (tx) => tx`update audit_entries set action = 'x'`)
    await expect(evidence).rejects.toMatchObject({ code: '42501' })
    await owner.end()
  })

  test('rejects an application role that can bypass row-level security', async () => {
    await asAdministrator('alter role origination_app bypassrls')
    expect((await problemOf(address('plain')))?.message).toContain(
      'alter role origination_app nosuperuser nobypassrls;',
    )
    await asAdministrator(`alter role origination_app nobypassrls login password '${PASSWORD}'`)
    const message = (await problemOf(address('origination_app', 'plain_db')))?.message
    expect(message).toMatch(/Sign in as another role/)
    await asAdministrator('alter role origination_app nologin')
  })

  test('explains in a sentence or two why it cannot be used, without the password', async () => {
    await asAdministrator(
      `create database latin owner guest encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
    )
    const mute = createServer((socket) => socket.on('error', () => undefined).end()).listen(0, '127.0.0.1')
    await once(mute, 'listening')
    const wrong: [string, boolean, RegExp][] = [
      [
        address('guest', 'guest_db', { password: 'wrong' }),
        false,
        /knows no user "guest" with this password/,
      ],
      [address('nobody', 'guest_db'), false, /knows no user "nobody" with this password/],
      [address('guest', 'none'), false, /no database "none" .* create database "none" owner "guest"/],
      [address('guest', 'plain_db'), false, /alter database "plain_db" owner to "guest";/],
      [address('guest', 'latin'), false, /keeps its texts as LATIN1/],
      [address('guest', 'guest_db', { port: '1' }), true, /Nobody listens at 127\.0\.0\.1:1\./],
      [
        address('guest', 'guest_db', { hostname: 'database.invalid' }),
        true,
        /No machine called database\.invalid/,
      ],
      [address('guest', 'guest_db', { search: '?sslmode=require' }), false, /leave out sslmode/],
      [
        address('guest', 'guest_db', { port: String((mute.address() as AddressInfo).port) }),
        true,
        /No answer from/,
      ],
    ]
    const answers = await Promise.all(wrong.map(([url]) => problemOf(url)))
    mute.close()
    for (const [at, [, mayPass, message]] of wrong.entries()) {
      expect(answers[at]).toEqual({ message: expect.stringMatching(message), mayPass })
      expect(answers[at]?.message).not.toContain(PASSWORD)
    }
  })

  test('is prepared by a script that exits with a code and no stack trace', async () => {
    const DATABASE_URL = address('guest', 'none')
    const settings = {
      DATABASE_URL,
      APP_SECRET,
      ORIGIN: 'https://credit.example.com',
    }
    const { PATH } = process.env
    const options = { env: { PATH, NODE_ENV: 'production' as const, ...settings } }
    const migration = promisify(execFile)(process.execPath, ['db/migrate.ts'], options)
    await expect(migration).rejects.toMatchObject({
      code: 78,
      stderr: expect.stringMatching(/^There is no database "none".*\n$/),
    })
  })

  test('needs no administrator if its owner may create roles; the next owner only needs to be let in', async () => {
    await asAdministrator('drop database plain_db (force)')
    await asAdministrator('drop role origination_app, plain_db_service')
    expect(await problemOf(address('maker'))).toBeUndefined()
    const { url } = servingDatabase({ DATABASE_URL: address('maker'), APP_SECRET })
    expect(await queryOnce(url, 'select session_user::text as login')).toEqual([
      { login: 'maker_db_service' },
    ])
    // The migration must reset a password that was derived from another secret.
    await asAdministrator(`alter role maker_db_service password 'of another secret'`)
    expect(await problemOf(address('maker'))).toBeUndefined()
    expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await asAdministrator('create database plain_db owner plain')
    expect((await problemOf(address('plain')))?.message).toContain(
      'run once: grant origination_app to "plain";',
    )
  })
})
