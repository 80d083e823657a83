import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { spawnService } from '#tests/support/servers/spawn-service.ts'

const SOURCES = [
  ...['app', 'components', 'db', 'lib', 'scripts', 'server.ts', 'worker.ts'],
  ...['package.json', 'package-lock.json', 'postcss.config.mjs', 'tsconfig.json'],
]
const folder = mkdtempSync(join(tmpdir(), 'origination-unbuilt-'))
const checkout = join(folder, 'checkout')
let letBuild: () => void

/**
 * Prepares a checkout whose invalid next.config.ts breaks the build of the screens. The build waits for a
 * lock until the test releases it.
 */
beforeAll(async () => {
  // If the tests run as root, Postgres runs as another user, who must be able to access the folder.
  chmodSync(folder, 0o711)
  for (const source of SOURCES) cpSync(source, join(checkout, source), { recursive: true })
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'))
  writeFileSync(join(checkout, 'next.config.ts'), 'not a configuration')
  const { takeLock } = await import('#scripts/lib/lock.mjs')
  const lock = takeLock(join(checkout, '.stamps', 'build.lock'))
  if ('holder' in lock) throw new Error('a folder just made has a lock')
  letBuild = lock.release
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('serves the API while the screens are built, and reports and exits when the build fails', async () => {
  const service = spawnService({ DATA_DIR: join(folder, 'data') }, checkout)
  const origin = await eventually('the API to answer', () => service.origin(), 110_000)
  const page = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}${path}`, { headers, redirect: 'manual' })

  const token = await fetch(`${origin}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    }),
  })
  const health = await page('/api/health')
  expect([token.status, health.status, await health.json()]).toEqual([
    200,
    200,
    expect.objectContaining({ status: 'degraded', database: 'ok', screens: 'preparing' }),
  ])

  const login = await page('/login', { Accept: 'text/html' })
  const text = await login.text()
  expect([login.status, login.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(Number(login.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(text).toContain('As telas estão sendo preparadas · Originação de crédito')
  expect(text).toMatch(/role="progressbar"[\s\S]+data-part="api" data-ready="true"/)
  const progress = await (await page('/preparing')).json()
  expect(progress).toMatchObject({ ready: false, percent: expect.any(Number) })
  for (const path of ['/docs', '/docs/test-cpfs', '/openapi.json', '/health'])
    expect((await page(path)).status, path).toBe(200)
  const session = await page('/api/auth/session')
  expect([session.status, (await session.json()).code]).toEqual([503, 'service_unavailable'])

  letBuild()
  expect(await service.exit).toBe(1)
  expect(service.output()).toMatch(/failed +build[\s\S]*The build failed, so the screens cannot be served/)
  await expect(page('/api/health')).rejects.toThrow()
})
