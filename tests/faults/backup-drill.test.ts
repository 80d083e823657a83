import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { anchorAudits } from '#lib/services/audit/anchor-audits.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { queryOnce } from '#tests/support/servers/spawn-postgres.ts'
import { serverUrl } from '#tests/support/servers/test-environment.ts'

const run = promisify(execFile)
const OWNER = `restorer_${process.pid}`
const SERVICE = `${OWNER}_service`
const DATABASES = ['restored', 'damaged', 'foreign', 'incomplete'].map((name) => `${name}_${process.pid}`)
const [RESTORED = '', DAMAGED = '', FOREIGN = '', INCOMPLETE = ''] = DATABASES
const folder = mkdtempSync(join(tmpdir(), 'origination-drill-'))

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  await queryOnce(serverUrl(), `create role ${OWNER} login password 'drill'`)
  await queryOnce(serverUrl(), `create role ${SERVICE} login password 'drill'`)
  await queryOnce(serverUrl(), `grant origination_app to ${OWNER}, ${SERVICE}`)
  for (const name of DATABASES) await queryOnce(serverUrl(), `create database ${name} owner ${OWNER}`)
})
afterAll(async () => {
  for (const name of DATABASES) await queryOnce(serverUrl(), `drop database if exists ${name} with (force)`)
  await queryOnce(serverUrl(), `drop role if exists ${OWNER}, ${SERVICE}`)
  rmSync(folder, { recursive: true, force: true })
  await harness?.stop()
})

const urlOf = (database: string, username = OWNER) => {
  const url = new URL(serverUrl())
  Object.assign(url, { username, password: 'drill', pathname: `/${database}` })
  return url.href
}

const place = (database: string) => ({
  DATABASE_URL: urlOf(database),
  DATA_DIR: join(folder, `data-${database}`),
})

const command = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, [`scripts/${script}.mjs`, ...args], {
    env: { ...process.env, DATABASE_URL: harness.database.url, TRYING_OUT: '1', ...env },
  })

const outputOf = (running: ReturnType<typeof command>) =>
  running.then(
    ({ stdout }) => stdout,
    ({ stderr, stdout }: { stderr: string; stdout: string }) => `${stdout}${stderr}`,
  )

const refusal = (args: readonly string[], env: Record<string, string>) =>
  outputOf(command('restore', args, env))

const manifestOf = (path: string) => JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8'))

const proposalFrom = async (env: Record<string, string>, id: string) => {
  const { freePort } = await import('#scripts/lib/free-port.mjs')
  const PORT = String(await freePort())
  const child = spawn(process.execPath, ['server.ts'], {
    env: { ...process.env, ...env, PORT },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const api = `http://127.0.0.1:${PORT}/api`
  try {
    await eventually(
      'the server',
      () =>
        fetch(`${api}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      60_000,
    )
    const response = await fetch(`${api}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'client_credentials',
        client_id: 'demo-app',
        client_secret: 'demo-app-secret',
      }),
    })
    const { access_token: token } = await response.json()
    return await (
      await fetch(`${api}/fgts/proposal/${id}`, { headers: { authorization: `Bearer ${token}` } })
    ).json()
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

test('restores a backup made under writes into an empty database of a plain owner', async () => {
  const { create, bring } = await proposalFixture(harness)
  await (await accessFixture()).organization()
  const [{ id }, other] = [await create(), await create()]
  for (const proposalId of [id, other.id]) await bring(proposalId, 'formalization')
  await anchorAudits(now())
  const first = join(folder, 'first')
  const [, ...meanwhile] = await Promise.all([
    command('backup', ['--to', first]),
    create(),
    create(),
    create(),
  ])
  expect(meanwhile).toHaveLength(3)

  const { stdout } = await command('restore', ['--from', first], place(RESTORED))
  expect(stdout).toContain('Restored the state of')
  const serving = { ...place(RESTORED), DATABASE_URL: urlOf(RESTORED, SERVICE) }
  await expect(command('backup', ['--to', join(folder, 'empty')], serving)).rejects.toMatchObject({
    stderr: expect.stringContaining('does not own the tables'),
  })
  const second = join(folder, 'second')
  await command('backup', ['--to', second], place(RESTORED))
  const [manifest, again] = [manifestOf(first), manifestOf(second)]
  expect(again.tables).toEqual(manifest.tables)
  expect(again.sequences).toEqual(manifest.sequences)
  expect(again.documents).toEqual(manifest.documents)
  expect(manifest.organizationIds.length).toBeGreaterThanOrEqual(2)
  expect(manifest.documents.length).toBeGreaterThanOrEqual(2)
  for (const { key } of manifest.documents)
    expect(readFileSync(join(first, 'documents', key)).includes('%PDF'), key).toBe(false)

  const triggers = `select tgrelid::regclass::text as "table", tgname as name, tgenabled::text as state from pg_trigger
    where not tgisinternal order by 1, 2`
  expect(await queryOnce(urlOf(RESTORED), triggers)).toEqual([
    ...(await harness.database.owner.unsafe(triggers)),
  ])

  const verified = await command('audit-verify', ['--json'], place(RESTORED))
  const audits: { broken: unknown; anchored: unknown }[] = JSON.parse(verified.stdout)
  expect(audits.map(({ broken }) => broken)).toEqual(manifest.organizationIds.map(() => null))
  expect(audits.filter(({ anchored }) => anchored !== null).length).toBeGreaterThanOrEqual(1)

  const { body } = await harness.api(`/fgts/proposal/${id}`)
  expect(await proposalFrom(serving, id)).toEqual(body)
  expect(await refusal(['--from', first], place(RESTORED))).toContain('This database is in use already')
})

test('restores nothing from a backup that was changed, has another secret, or lacks its keys', async () => {
  const { create } = await proposalFixture(harness)
  await create()
  const path = join(folder, 'changed')
  const keys = { DATA_KEYS: `drill:${randomBytes(32).toString('hex')}` }
  await command('backup', ['--to', path], keys)
  const lacking = await refusal(['--from', path], place(FOREIGN))
  expect(lacking).toContain('These keys of the backup are missing from DATA_KEYS: drill.')
  const foreign = { ...place(FOREIGN), APP_SECRET: 'another secret of at least thirty-two characters' }
  expect(await refusal(['--from', path], foreign)).toContain('APP_SECRET is not the one of this backup')

  const table = join(path, 'tables', 'public.proposals.gz')
  writeFileSync(table, gzipSync(gunzipSync(readFileSync(table)).toString('utf8').replace('\tpix', '\txip')))
  const amounts = gunzipSync(readFileSync(table)).toString('utf8')
  writeFileSync(table, gzipSync(amounts.replace(/\t1(\d{4,})\t/, '\t2$1\t')))
  expect(await refusal(['--from', path], { ...place(DAMAGED), ...keys })).toContain('This backup was changed')
  expect(await queryOnce(urlOf(DAMAGED), 'select count(*)::int as rows from organizations')).toEqual([
    { rows: 0 },
  ])
})

test('names what a backup cannot contain, and what no restore can accept', async () => {
  const { owner } = harness.database
  const { create, bring } = await proposalFixture(harness)
  const { id } = await create()
  await bring(id, 'formalization')
  const [document] = await owner`
    select storage_key as key from proposal_documents where proposal_id = ${id} order by id limit 1`
  const key = String(document?.key)
  const { fileStorage } = await import('#lib/storage/stored-documents.ts')
  await fileStorage().remove(key)
  await owner`create table operators_notes (id bigserial primary key)`
  const path = join(folder, 'incomplete')
  const refused = await outputOf(command('backup', ['--to', path]))
  expect(refused).toContain(key)
  expect(refused).toContain('--leave-out-missing')
  expect(refused).not.toContain('    at ')
  expect(readdirSync(folder).filter((name) => name.startsWith('incomplete'))).toEqual([])

  const complete = await outputOf(command('backup', ['--to', path, '--leave-out-missing']))
  expect(complete).toContain('public.operators_notes is not a table of this service')
  expect(complete).toContain('The backup is complete except for 1 missing document')
  expect(await refusal(['--from', path], place(INCOMPLETE))).toContain(
    `missing when the backup was made: ${key}`,
  )

  await owner`drop table operators_notes`
  await owner.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`delete from fgts_simulations where id = (select fgts_simulation_id from proposals where id = ${id})`
  })
  const orphaned = join(folder, 'orphaned')
  await command('backup', ['--to', orphaned, '--leave-out-missing'])
  const rejected = await refusal(['--from', orphaned], place(FOREIGN))
  expect(rejected).toMatch(/Rows of proposals refer to rows that do not exist \(\w+\)/)
  expect(rejected).not.toContain('    at ')
})
