import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/test-database.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'origination-admin-'))
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const admin = (line: string[], settings: Record<string, string>) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, NODE_ENV: 'production' as const, LOG_LEVEL: 'silent', ...settings }
    execFile(process.execPath, ['scripts/admin.mjs', ...line], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? -1) : 0, out, err }),
    )
  })
const own = () => ({
  DATABASE_URL: database.url,
  APP_SECRET: 'kept-apart-from-everything-it-seals',
  ORIGIN: 'https://credit.example.com',
})

describe('the command line of the operator', () => {
  test('creates no database when DATABASE_URL is missing', async () => {
    const DATA_DIR = join(folder, 'data')
    const { code, err } = await admin(['organization', 'list'], { DATA_DIR })
    expect([code, existsSync(DATA_DIR)]).toEqual([1, false])
    expect(err).toContain('DATABASE_URL is not set')
  })

  test('shows its commands and their usage without a database', async () => {
    const DATA_DIR = join(folder, 'data')
    expect((await admin([], { DATA_DIR })).out).toContain('organization create')
    const { code, out } = await admin(['manager', 'create', '--help'], { DATA_DIR })
    expect([code, existsSync(DATA_DIR)]).toEqual([0, false])
    expect(out).toContain('<e-mail> --name <name>')
  })

  test('names at once all settings that an operator’s own database requires', async () => {
    const { code, err } = await admin(['organization', 'list'], { DATABASE_URL: database.url })
    expect(code).toBe(1)
    expect(err).toMatch(/APP_SECRET: .*\n +ORIGIN: .*TRYING_OUT=1/)
    const unsafe = await admin(['organization', 'list'], { ...own(), ORIGIN: 'http://credit.example.com' })
    expect([unsafe.code, unsafe.err]).toEqual([1, expect.stringContaining('ORIGIN must begin with https://')])
    const tryingOut = { ...own(), ORIGIN: '', TRYING_OUT: '1' }
    expect((await admin(['organization', 'list'], tryingOut)).out).toContain('Demo')
  })

  test('does not prepare a prepared database again, and answers at once', async () => {
    const { code, out, err } = await admin(['organization', 'list'], own())
    expect([code, out]).toEqual([0, expect.stringContaining('Demo')])
    expect(err).not.toContain('migrating')
  })

  test('names missing resources', async () => {
    const missing: [string[], string][] = [
      [['application', 'show', 'nobody'], 'no application "nobody"'],
      [['service-account', 'add', 'nobody', 'robot@x.com'], 'no application "nobody"; '],
      [
        ['service-account', 'end', 'demo-app', 'r@x.com'],
        'no live service account "r@x.com" of "demo-app"; ',
      ],
      [['user', 'reset-password', 'nobody@x.com'], 'no user "nobody@x.com"'],
      [['institution', 'rotate-secret', 'nenhuma'], 'no institution "nenhuma"'],
      [['fgts-price-table', 'create', 'nenhuma', 'X', '--rate', '0.02'], 'no institution "nenhuma"'],
      [['fgts-price-table', 'deactivate', 'aurora', 'X'], 'no FGTS price table "X" of institution "aurora"'],
      [['clt-price-table', 'deactivate', 'aurora', 'x'], 'no CLT price table "x" of institution "aurora"'],
      [['user', 'list', '--organization', 'Ninguém'], 'no organization "Ninguém"'],
    ]
    for (const [line, message] of missing) {
      const { code, err } = await admin(line, own())
      expect([code, err]).toEqual([1, expect.stringContaining(`there is ${message}`)])
    }
  })

  test('changes nothing for a surplus argument, such as an organization after "suspend"', async () => {
    const { code, err } = await admin(['organization', 'suspend', 'Casa de Crédito'], own())
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('"Casa de Crédito" is one argument too many\nusage: '),
    ])
    expect((await admin(['organization', 'list'], own())).out).not.toContain('suspended')
  })

  test('states how a secret is stored: encrypted for an institution, a digest for a client', async () => {
    const storageNote = async (line: string[]) =>
      /it is stored .* and/.exec((await admin(line, own())).out)?.[0]
    expect(await storageNote(['institution', 'rotate-secret', 'ipe'])).toBe('it is stored encrypted and')
    expect(await storageNote(['application', 'create', 'Robot'])).toBe('it is stored only as a digest and')
  })
})
