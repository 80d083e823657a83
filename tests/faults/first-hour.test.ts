import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce, spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'

const run = promisify(execFile)
const BUILD = `import { ensureBuilt } from './scripts/lib/build.mjs'; await ensureBuilt()`
const folder = mkdtempSync(join(tmpdir(), 'origination-first-hour-'))
let postgres: Awaited<ReturnType<typeof spawnPostgres>>
beforeAll(async () => {
  // The build gets no database, so the service can only use the database set up below.
  await run(process.execPath, ['--input-type=module', '-e', BUILD])
  postgres = await spawnPostgres({ ephemeral: true })
}, 600_000)
afterAll(async () => {
  await postgres.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const freePort = async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

const blockOf = (language: string) => {
  const [, block = ''] =
    new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(
      readFileSync('docs/operations.md', 'utf8'),
    ) ?? []
  return block
}

/** Runs the statements of docs/operations.md as an administrator does. */
const makeDatabase = async () => {
  for (const statement of blockOf('sql database').trim().split('\n')) await queryOnce(postgres.url, statement)
  const addressOf = (username: string, password: string) =>
    Object.assign(new URL(postgres.url), { username, password, pathname: '/credit' }).href
  return {
    DATABASE_URL: addressOf('credit', 'change-me'),
    SERVING_DATABASE_URL: addressOf('credit_service', 'change-me-too'),
  }
}

test('leads from an empty database of a plain owner to tokens by the commands of the operations page', async () => {
  const { PATH, HOME } = process.env
  const addresses = await makeDatabase()
  const { DATABASE_URL } = addresses
  const PORT = await freePort()
  const environment = {
    ...addresses,
    PORT,
    ORIGIN: 'https://credit.example.com',
    SETTINGS: join(folder, 'settings.env'),
  }
  // npm does not forward signals to its children. Job control (`set -m`) starts a process group, which the
  // trap can signal as a whole.
  const script = `set -m; trap 'kill -- -$SERVICE; wait $SERVICE || true' EXIT\n${blockOf('bash first-hour')}`
  const { stdout, stderr } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    env: { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
  })
  const tokens = [...stdout.matchAll(/"access_token":"[\w-]+\.([\w-]+)\./g)].map(([, claims = '']) =>
    JSON.parse(Buffer.from(claims, 'base64url').toString()),
  )
  expect([tokens.length, stderr.match(/error: .*/)]).toEqual([2, null])
  expect(readFileSync(`${environment.SETTINGS}.log`, 'utf8')).toMatch(/ok +build .* up to date/)
  expect(tokens.map(({ iss }) => iss)).toEqual(
    [environment.ORIGIN, environment.ORIGIN].map((origin) => expect.stringContaining(origin)),
  )
  const secrets = `${environment.SETTINGS}.secrets`
  expect(readFileSync(secrets, 'utf8').match(/^(password|secret|client_secret): \S{20,}$/gm)).toHaveLength(4)
  expect(statSync(secrets).mode & 0o777).toBe(0o600)
  expect(
    await queryOnce(
      DATABASE_URL,
      'select rolsuper or rolcreaterole or rolbypassrls as "may more" from pg_roles where rolname = current_user',
    ),
  ).toEqual([{ 'may more': false }])
  // Row-level security applies to the owner as well, so a query without an organization sees no rows.
  expect(await queryOnce(DATABASE_URL, 'select count(*)::int as seen from price_tables')).toEqual([
    { seen: 0 },
  ])
})
