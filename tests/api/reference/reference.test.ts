import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBanksContract } from '#lib/contracts/reference/banks.ts'
import { getHealthContract } from '#lib/contracts/reference/health.ts'
import { listReasonsContract } from '#lib/contracts/reference/reasons.ts'
import { listStatusesContract } from '#lib/contracts/reference/statuses.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { REASON_CODES } from '#lib/domain/reasons/catalogue.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { serverUrl } from '#tests/support/servers/test-environment.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
})
afterAll(() => harness.stop())

const namesOf = async (search: string) => {
  const { body } = await harness.api(`/banks?search=${encodeURIComponent(search)}`)
  return body.data.map((bank: { shortName: string }) => bank.shortName)
}

describe('GET /banks', () => {
  test('lists every bank with code and ISPB as texts with leading zeros', async () => {
    const { status, body } = await harness.api('/banks')
    expect(status).toBe(200)
    expect(listBanksContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.data.length).toBeGreaterThan(400)
    expect(body.data[0]).toMatchObject({ code: '001', ispb: '00000000', name: 'Banco do Brasil S.A.' })
    expect(new Set(body.data.map((bank: { id: string }) => bank.id)).size).toBe(body.data.length)
  })

  test('finds by code, ISPB and words of the name, ignoring accents', async () => {
    expect(await namesOf('260')).toContain('Nubank')
    expect(await namesOf('60701190')).toEqual(['Itaú'])
    expect(await namesOf('itau uni')).toContain('Itaú')
    expect(await namesOf('CAIXA ECONÔMICA')).toEqual(['Caixa'])
    expect(await namesOf('não existe')).toEqual([])
  })

  test('returns the documented id, the same in every installation', async () => {
    const { body } = await harness.api('/banks?search=341')
    expect(body).toEqual(listBanksContract.examples.response)
  })
})

describe('GET /panel/postal-codes/{postalCode}', () => {
  const find = async (code: string) =>
    harness.api(`/panel/postal-codes/${code}`, { token: null, headers: await backOfficeSession() })

  test('returns the address of a CEP to staff, else its city and state, and null for an unknown one', async () => {
    expect(await find('01310-100')).toMatchObject({
      status: 200,
      body: {
        address: { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' },
      },
    })
    expect(await find('69900970')).toMatchObject({
      status: 200,
      body: { address: { state: 'AC', city: 'Rio Branco', neighborhood: null, street: null } },
    })
    expect(await find('10500000')).toMatchObject({ status: 200, body: { address: null } })
  })

  test('is for staff only, and looks up no invalid CEP', async () => {
    expect(await harness.api('/panel/postal-codes/01310100', { token: null })).toMatchObject({ status: 401 })
    expect(await find('0131')).toMatchObject({ status: 404 })
  })
})

describe('GET /reasons', () => {
  test('returns every code of the catalogue in both languages, without a token', async () => {
    const { status, body } = await harness.api('/reasons', { token: null })
    expect(status).toBe(200)
    expect(listReasonsContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.data.map((reason: { code: string }) => reason.code)).toEqual(REASON_CODES)
  })
})

describe('GET /statuses', () => {
  test('returns every status with the responsible party, and whether it is final or can be canceled', async () => {
    const { status, body } = await harness.api('/statuses', { token: null })
    expect(status).toBe(200)
    expect(listStatusesContract.response.safeParse(body).error?.issues ?? []).toEqual([])
    expect(body.data.map((one: { code: string }) => one.code)).toEqual(PROPOSAL_STATUSES)
    const flags = (field: string) =>
      body.data.filter((one: Record<string, unknown>) => one[field]).map((one: { code: string }) => one.code)
    expect(flags('final')).toEqual(['paid', 'canceled', 'rejected', 'refunded'])
    expect(flags('cancellable')).toContain('processing')
    expect(flags('cancellable')).not.toContain('paid')
  })
})

describe('GET /health', () => {
  test('needs no token, and reports whether a worker runs', async () => {
    const silent = await harness.api('/health', { token: null })
    expect([silent.status, silent.body]).toEqual([
      200,
      {
        status: 'degraded',
        database: 'ok',
        worker: 'absent',
        documents: 'ok',
        screens: 'ready',
        origin: 'unchecked',
      },
    ])
    await harness.database.owner`insert into worker_heartbeats values ('w', pg_catalog.now())`
    const alive = await harness.api('/health', { token: null })
    expect(getHealthContract.response.safeParse(alive.body).success).toBe(true)
    expect(alive.body).toEqual({
      status: 'ok',
      database: 'ok',
      worker: 'ok',
      documents: 'ok',
      screens: 'ready',
      origin: 'unchecked',
    })
  })

  test('returns 503 while the database rejects connections, and 200 again afterwards', async () => {
    await whileDatabaseIsClosed(async () => {
      const down = await harness.api('/health', { token: null })
      expect([down.status, down.body.code, down.body.retryable]).toEqual([503, 'service_unavailable', true])
      expect(down.headers.get('retry-after')).toBe('2')
    })
    expect((await harness.api('/health', { token: null })).status).toBe(200)
  })
})

const whileDatabaseIsClosed = async (work: () => Promise<void>) => {
  const server = postgres(serverUrl(), { max: 1, onnotice: () => {} })
  const name = new URL(harness.database.url).pathname.slice(1)
  try {
    await server`update pg_database set datallowconn = false where datname = ${name}`
    await server`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name} and application_name = 'origination'`
    await work()
  } finally {
    await server`update pg_database set datallowconn = true where datname = ${name}`
    await server.end()
  }
}

describe('GET /health/ready and /health/live', () => {
  const ready = () => harness.api('/health/ready', { token: null })

  test('reports readiness with the waiting work and its age', async () => {
    const { owner } = harness.database
    await owner`delete from worker_heartbeats`
    await owner`select graphile_worker.add_job('nobody_does_this', run_at := pg_catalog.now() - interval '90 seconds')`
    const { status, body } = await ready()
    expect([status, body.status, body.worker, body.jobs.waiting]).toEqual([200, 'ready', 'absent', 1])
    expect(body.jobs.oldestSeconds).toBeGreaterThanOrEqual(90)
    expect(body.deliveries).toEqual({ overdue: 0, oldestSeconds: 0 })
  })

  test('reports why it is not ready; a process without a database is still alive', async () => {
    await whileDatabaseIsClosed(async () => {
      const down = await ready()
      expect([down.status, down.body.code, down.body.notReady]).toEqual([
        503,
        'service_unavailable',
        'database',
      ])
      const alive = await harness.api('/health/live', { token: null })
      expect([alive.status, alive.body]).toMatchObject([200, { status: 'live' }])
    })
    expect((await ready()).status).toBe(200)
    const { setDraining } = await import('#lib/config/draining.ts')
    setDraining()
    expect([(await ready()).status, (await ready()).body.notReady]).toEqual([503, 'stopping'])
  })
})
