import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'
import { spawnService } from '#tests/support/servers/spawn-service.ts'

const START_WITHIN_MS = 240_000
const folder = mkdtempSync(join(tmpdir(), 'origination-parts-'))
let postgres: Awaited<ReturnType<typeof spawnPostgres>>
const processes: ReturnType<typeof spawnService>[] = []
beforeAll(async () => {
  postgres = await spawnPostgres({ ephemeral: true })
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill('SIGTERM')))
  await postgres.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const startOnly = (part: 'server' | 'worker') => {
  const settings = {
    DATABASE_URL: postgres.url,
    APP_SECRET: 'shared-by-all-parts-of-this-test-4711',
    TRYING_OUT: '1',
    DATA_DIR: folder,
  }
  const service = spawnService(settings, process.cwd(), [`--only=${part}`])
  processes.push(service)
  return service
}

const untilServing = (service: ReturnType<typeof spawnService>) =>
  eventually(
    'the server to serve its screens',
    () => (/ok +screens/.test(service.output()) ? service.origin() : undefined),
    START_WITHIN_MS,
  )

const workerStatus = async (origin: string) => (await (await fetch(`${origin}/api/health`)).json()).worker

test('starts servers and workers separately on one empty database at once, builds once, and stops each alone', async () => {
  const [first, worker] = [startOnly('server'), startOnly('worker')]
  await eventually('the worker to work', () => worker.output().includes('Working on jobs'), START_WITHIN_MS)
  const origin = await untilServing(first)
  const second = startOnly('server')
  const otherOrigin = await untilServing(second)
  expect(worker.output()).not.toMatch(/ build |server/)
  expect(second.output()).toMatch(/ok +build .* up to date/)
  expect([await workerStatus(origin), await workerStatus(otherOrigin)]).toEqual(['ok', 'ok'])

  expect(await worker.kill('SIGTERM')).toBe(0)
  // The worker deregisters at SIGTERM, so its status changes before a heartbeat is missed.
  expect(await workerStatus(otherOrigin)).toBe('absent')
  expect(await first.kill('SIGTERM')).toBe(0)
  expect(await workerStatus(otherOrigin)).toBe('absent')
}, 800_000)
