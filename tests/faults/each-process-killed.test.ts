import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { queryOnce } from '#tests/support/servers/spawn-postgres.ts'
import { spawnService } from '#tests/support/servers/spawn-service.ts'
import { ONE_OF_EACH } from './balance-journey.ts'

const SERVING_WITHIN_MS = 110_000
const BACK_WITHIN_MS = 60_000

const folder = mkdtempSync(join(tmpdir(), 'origination-killed-'))
const DATA_DIR = join(folder, 'data')
let service: ReturnType<typeof spawnService>
let origin: string
let token: string

beforeAll(async () => {
  // If the tests run as root, Postgres runs as another user, who must be able to access the folder.
  chmodSync(folder, 0o711)
  service = spawnService({ DATA_DIR })
  origin = await eventually('the service to say where it is', () => service.origin(), SERVING_WITHIN_MS)
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: 'demo-app',
    client_secret: 'demo-app-secret',
  })
  const answer = await fetch(`${origin}/api/oauth/token`, { method: 'POST', body })
  token = (await answer.json()).access_token
})
afterAll(async () => {
  await service?.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

let seed = 0
const startQuery = async (): Promise<string> => {
  seed += 1
  const answer = await fetch(`${origin}/api/fgts/balance`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ documentNumber: makeCpf({ seed }), provider: 'aurora' }),
  })
  if (!answer.ok) throw new Error(`the query was not taken: ${await answer.text()}`)
  return answer.headers.get('x-balance-query-id') ?? ''
}

const hasSucceeded = async (id: string) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(`${origin}/api/fgts/balance/queries/${id}`, { headers }).catch(() => undefined)
  return answer?.ok === true && (await answer.json()).status === 'success'
}

const traces = async (id: string) => {
  const { password, port } = JSON.parse(readFileSync(join(DATA_DIR, 'postgres', 'settings.json'), 'utf8'))
  const [row] = await queryOnce(
    `postgres://postgres:${password}@127.0.0.1:${port}/origination`,
    `select (select count(*)::int from sandbox_cases where reference = '${id}') as cases,
      (select count(*)::int from institution_references where resource_id = '${id}') as references,
      (select count(*)::int from events where resource_id = '${id}') as events`,
  )
  return { ...row }
}

const processOf = async (script: string) => {
  const { commandLine } = await import('#scripts/lib/process-identity.mjs')
  const pids = readdirSync(join(DATA_DIR, 'processes')).map(Number)
  return pids.find((pid) => commandLine(pid)?.includes(script))
}

const postmaster = () => {
  const file = join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

describe('a running service', () => {
  test.each([
    ['its server', () => processOf('server.ts')],
    ['its worker', () => processOf('worker.ts')],
    ['its Postgres', postmaster],
  ])(
    'recovers by itself after %s was killed, and ends the accepted query and a new one once',
    async (_which, find) => {
      const before = await startQuery()
      const victim = await find()
      if (victim === undefined) throw new Error('there is no such process')
      process.kill(victim, 'SIGKILL')
      await eventually('another one', async () => ![undefined, victim].includes(await find()), BACK_WITHIN_MS)
      const after = await eventually(
        'queries to be taken again',
        () => startQuery().catch(() => undefined),
        BACK_WITHIN_MS,
      )
      for (const id of [before, after]) {
        await eventually(`success of query ${id}`, () => hasSucceeded(id), BACK_WITHIN_MS)
        expect(await traces(id)).toEqual(ONE_OF_EACH)
      }
    },
  )
})
