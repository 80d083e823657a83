import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { queryOnce, spawnPostgres } from '#tests/support/servers/spawn-postgres.ts'
import { spawnService } from '#tests/support/servers/spawn-service.ts'

const folders: string[] = []
const newDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), 'origination-data-'))
  // If the tests run as root, Postgres runs as another user, who must be able to access the folder.
  chmodSync(folder, 0o711)
  folders.push(folder)
  return join(folder, 'data')
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const killAndWait = async (pid: number) => {
  process.kill(pid, 'SIGKILL')
  await eventually('the process to be gone', () => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  })
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('the embedded Postgres', () => {
  test('keeps data, address and password across a clean stop', async () => {
    const dataDir = newDataDir()
    const first = await spawnPostgres({ dataDir })
    await queryOnce(first.url, `create table kept as select 7 as value`)
    await first.end('SIGTERM')
    await expect(queryOnce(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)

    const second = await spawnPostgres({ dataDir })
    expect(second).toMatchObject({ url: first.url, reused: false })
    expect(await queryOnce(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.end('SIGTERM')
  })

  test('is taken over with all its data after its starter was killed', async () => {
    const dataDir = newDataDir()
    const first = await spawnPostgres({ dataDir })
    await queryOnce(first.url, `create table kept as select 7 as value`)
    const postmaster = postmasterOf(dataDir)
    await first.end('SIGKILL')

    const second = await spawnPostgres({ dataDir })
    expect(second).toMatchObject({ url: first.url, reused: true })
    expect(postmasterOf(dataDir)).toBe(postmaster)
    expect(await queryOnce(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.end('SIGTERM')
    await expect(queryOnce(second.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('recovers every committed row at the same address after the server was killed', async () => {
    const dataDir = newDataDir()
    const postgres = await spawnPostgres({ dataDir })
    await queryOnce(postgres.url, `create table kept (value int)`)
    for (const value of [1, 2, 3]) await queryOnce(postgres.url, `insert into kept values (${value})`)
    await killAndWait(postmasterOf(dataDir))
    await postgres.heal()
    expect(await queryOnce(postgres.url, 'select count(*)::int as n from kept')).toEqual([{ n: 3 }])
    await postgres.end('SIGTERM')
  })

  test('starts again when both the server and its starter were killed', async () => {
    const dataDir = newDataDir()
    const first = await spawnPostgres({ dataDir })
    await queryOnce(first.url, `create table kept as select 7 as value`)
    const postmaster = postmasterOf(dataDir)
    await first.end('SIGKILL')
    await killAndWait(postmaster)

    const second = await spawnPostgres({ dataDir })
    expect(second.reused).toBe(false)
    expect(await queryOnce(second.url, 'select value from kept')).toEqual([{ value: 7 }])
    await second.end('SIGTERM')
  })

  test('moves to another port when its own was taken', async () => {
    const dataDir = newDataDir()
    const first = await spawnPostgres({ dataDir })
    await first.end('SIGTERM')
    const stranger = await listen(Number(new URL(first.url).port))
    const second = await spawnPostgres({ dataDir })
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    await second.end('SIGTERM')
    stranger.close()
  })

  test('requires its password, which only its owner can read', async () => {
    const dataDir = newDataDir()
    const postgres = await spawnPostgres({ dataDir })
    const guess = new URL(postgres.url)
    guess.password = 'guess'
    await expect(queryOnce(guess.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(join(dataDir, 'postgres', 'settings.json')).mode & 0o077).toBe(0)
    const [addresses] = await queryOnce(postgres.url, 'show listen_addresses')
    expect(addresses).toEqual({ listen_addresses: '127.0.0.1' })
    await postgres.end('SIGTERM')
  })

  test('leaves nothing behind when it was temporary, however it ended', async () => {
    const stopped = await spawnPostgres({ ephemeral: true })
    const homeOf = async (url: string) => {
      const [row] = await queryOnce(url, 'show data_directory')
      return dirname(String(row?.data_directory))
    }
    const stoppedHome = await homeOf(stopped.url)
    await stopped.end('SIGTERM')
    expect(statSync(stoppedHome, { throwIfNoEntry: false })).toBeUndefined()

    const killed = await spawnPostgres({ ephemeral: true })
    const killedHome = await homeOf(killed.url)
    await killed.end('SIGKILL')
    const next = await spawnPostgres({ ephemeral: true })
    expect(statSync(killedHome, { throwIfNoEntry: false })).toBeUndefined()
    await expect(queryOnce(killed.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
    await next.end('SIGTERM')
  })
})

describe('npm start', () => {
  const tokenStatus = async (origin: string) => {
    const answer = await fetch(`${origin}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'demo-app',
        client_secret: 'demo-app-secret',
      }),
    })
    return answer.status
  }
  const untilServing = (service: ReturnType<typeof spawnService>) =>
    eventually('the service to say where it is', () => service.origin(), 110_000)

  test('recovers after being killed, serves again, and stops cleanly', async () => {
    const DATA_DIR = newDataDir()
    const first = spawnService({ DATA_DIR })
    expect(await tokenStatus(await untilServing(first))).toBe(200)
    await first.kill('SIGKILL')

    const second = spawnService({ DATA_DIR })
    expect(await tokenStatus(await untilServing(second))).toBe(200)
    expect(await second.kill('SIGTERM')).toBe(0)
    await expect(fetch(second.origin() ?? '')).rejects.toThrow()
    expect(
      statSync(join(DATA_DIR, 'postgres', 'cluster', 'postmaster.pid'), { throwIfNoEntry: false }),
    ).toBeUndefined()
  })

  test('refuses to run twice on the same data, and names the running process', async () => {
    const DATA_DIR = newDataDir()
    const first = spawnService({ DATA_DIR })
    await untilServing(first)
    const second = spawnService({ DATA_DIR })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain('already runs here')
    await first.kill('SIGTERM')
  })

  test('reports when its port is taken', async () => {
    const stranger = await listen(0)
    const address = stranger.address()
    const PORT = String(address && typeof address === 'object' ? address.port : '')
    const service = spawnService({ DATA_DIR: newDataDir(), PORT })
    expect(await service.exit).toBe(1)
    expect(service.output()).toContain(`Port ${PORT} is in use`)
    stranger.close()
  })

  test('requires APP_SECRET and ORIGIN with the operator’s own database', async () => {
    const service = spawnService({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(await service.exit).toBe(1)
    expect(service.output()).toMatch(/must be set too:\n +APP_SECRET: .*\n +ORIGIN: /)
  })

  test('reports that nobody listens, after waiting for a starting database', async () => {
    const settings = { DATABASE_URL: 'postgres://nobody:unsaid@127.0.0.1:1/none', TRYING_OUT: '1' }
    const service = spawnService({ ...settings, APP_SECRET: 'kept-apart-from-everything-it-seals' })
    expect(await service.exit).toBe(1)
    expect(service.output()).toMatch(
      /Nobody listens at 127\.0\.0\.1:1\.[\s\S]*Retrying for 30 s[\s\S]*Nobody listens/,
    )
    expect(service.output()).not.toMatch(/\n\s+at |unsaid/)
  })
})
