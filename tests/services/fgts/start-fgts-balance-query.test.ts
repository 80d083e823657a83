import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { clearFgtsBalanceCache } from '#lib/services/fgts/clear-fgts-balance-cache.ts'
import { listFgtsBalances } from '#lib/services/fgts/list-fgts-balances.ts'
import { startFgtsBalanceQuery } from '#lib/services/fgts/start-fgts-balance-query.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { at, type FgtsFixture, HOUR_MS, START, startFgtsFixture } from './fgts-fixture.ts'

let fixture: FgtsFixture
let context: Context
beforeAll(async () => {
  fixture = await startFgtsFixture()
  context = await fixture.caller()
})
afterAll(() => fixture.stop())

const start = (caller: Context, documentNumber: string, provider = 'aurora') =>
  startFgtsBalanceQuery(caller, { documentNumber, provider })

describe('starting a balance query', () => {
  test('stores it with a job that sends it now and a job that ends it at its deadline', async () => {
    const { queryId, cached } = await start(context, makeCpf({ seed: 1 }))
    expect(cached).toBe(false)
    const row = await fixture.query(queryId)
    const [institution] = await fixture.owner`select settings from institutions where code = 'aurora'`
    const allowedMs = institution?.settings.balanceDeadlineSeconds * 1000
    const deadline = new Date(START.getTime() + allowedMs)
    expect(row).toMatchObject({ status: 'queued', requested_by_kind: 'application', deadline_at: deadline })
    const jobs = await fixture.jobs(queryId)
    expect(jobs.map((job) => job.identifier)).toEqual([
      'expire_fgts_balance_query',
      'send_fgts_balance_query',
    ])
    expect(jobs[0]?.run_at - jobs[1]?.run_at).toBe(allowedMs)
  })

  test('lets exactly one of a hundred parallel calls win, and returns the running one to the others', async () => {
    const cpf = makeCpf({ seed: 2 })
    const outcomes = await Promise.allSettled(Array.from({ length: 100 }, () => start(context, cpf)))
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(winners.length).toBe(1)
    const queryId = winners[0]?.value.queryId
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({
        code: 'balance_query_in_progress',
        details: { queryId, retryAfterSeconds: 5 },
      })
    }
    const rows =
      await fixture.owner`select id from fgts_balance_queries where ${isCpf(fixture.owner, { organizationId: context.organizationId, documentNumber: cpf })}`
    expect(rows.length).toBe(1)
  })

  test('allows another institution and another organization while one runs', async () => {
    const cpf = makeCpf({ seed: 3 })
    await start(context, cpf)
    await expect(start(context, cpf, 'caravela')).resolves.toMatchObject({ cached: false })
    await expect(start(await fixture.caller(), cpf)).resolves.toMatchObject({ cached: false })
  })

  test('asks the default institution when none is named, and reports when none offers FGTS', async () => {
    const { setDefaultInstitution } = await import('#lib/services/institutions/set-default-institution.ts')
    const caller = await fixture.caller()
    const documentNumber = makeCpf({ seed: 19 })
    await expect(startFgtsBalanceQuery(caller, { documentNumber })).rejects.toMatchObject({
      code: 'provider_required',
    })
    await setDefaultInstitution(caller, { institutionCode: 'caravela' })
    const { queryId } = await startFgtsBalanceQuery(caller, { documentNumber, provider: null })
    expect(await fixture.query(queryId)).toMatchObject({ institution_code: 'caravela' })
    await fixture.owner`update institutions set products = '{clt}' where code = 'caravela'`
    await expect(
      startFgtsBalanceQuery(caller, { documentNumber: makeCpf({ seed: 20 }) }),
    ).rejects.toMatchObject({ code: 'product_not_supported' })
    await fixture.owner`update institutions set products = '{fgts,clt}' where code = 'caravela'`
  })

  test('rejects an unknown institution, naming the known ones', async () => {
    await expect(start(context, makeCpf({ seed: 4 }), 'nenhuma')).rejects.toMatchObject({
      code: 'provider_not_supported',
      details: { provider: 'nenhuma', allowed: ['aurora', 'caravela', 'ipe'] },
    })
  })

  test('rejects an institution that is inactive or does not offer FGTS, and writes nothing', async () => {
    const cpf = makeCpf({ seed: 5 })
    await fixture.owner`
      insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, active, created_at)
        select 'desligada', name, legal_name, cnpj, kind, products, sealed_secret, settings, false, created_at
      from institutions where code = 'aurora'`
    await fixture.owner`
      insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, active, created_at)
        select 'folha', name, legal_name, cnpj, kind, '{clt}', sealed_secret, settings, true, created_at
      from institutions where code = 'aurora'`
    await expect(start(context, cpf, 'desligada')).rejects.toMatchObject({ code: 'provider_not_supported' })
    await expect(start(context, cpf, 'folha')).rejects.toMatchObject({ code: 'product_not_supported' })
    const rows =
      await fixture.owner`select id from fgts_balance_queries where ${isCpf(fixture.owner, { organizationId: context.organizationId, documentNumber: cpf })}`
    expect(rows.length).toBe(0)
  })

  test('rejects a person whose role may not originate', async () => {
    const person = {
      kind: 'user',
      id: 'x',
      name: 'Ana',
      email: 'a@x.br',
      role: 'auditor',
      sessionId: 'y',
    }
    const outsider = { ...context, actor: person } as unknown as Context
    await expect(start(outsider, makeCpf({ seed: 6 }))).rejects.toThrow()
  })
})

describe('a known result', () => {
  test('is reported again for exactly 24 hours without asking the institution', async () => {
    const caller = await fixture.caller()
    const cpf = makeCpf({ seed: 10 })
    const queryId = await fixture.balance(caller, cpf)
    const lastMoment = at(caller, 24 * HOUR_MS - 1)
    await expect(start(lastMoment, cpf)).resolves.toEqual({ queryId, cached: true })
    const [first, again] = await fixture.events(caller)
    expect(first).toMatchObject({ type: 'balance.status.received.success', cached: false, sequence: 1 })
    expect(again).toMatchObject({
      type: 'balance.status.received.success',
      balanceId: queryId,
      cached: true,
      sequence: 2,
      amount: 1250.5,
      expiresAt: first.expiresAt,
    })
    const rows =
      await fixture.owner`select id from fgts_balance_queries where ${isCpf(fixture.owner, { organizationId: caller.organizationId, documentNumber: cpf })}`
    expect(rows.length).toBe(1)
  })

  test('counts as changed when it is reported again, and keeps its place and its expiry', async () => {
    const caller = await fixture.caller()
    const cpf = makeCpf({ seed: 18 })
    const queryId = await fixture.balance(caller, cpf)
    const before = await fixture.query(queryId)
    const later = at(caller, HOUR_MS)
    await start(later, cpf)
    expect(await fixture.query(queryId)).toEqual({ ...before, updated_at: later.now })
    const idsFrom = async (startDate: Date) =>
      (await listFgtsBalances(later, { page: 1, limit: 20, startDate })).rows.map(({ id }) => id)
    expect(await idsFrom(later.now)).toEqual([queryId])
    expect(await idsFrom(at(later, 1).now)).toEqual([])
  })

  test('is requested anew from the 24th hour on', async () => {
    const caller = await fixture.caller()
    const cpf = makeCpf({ seed: 11 })
    const queryId = await fixture.balance(caller, cpf)
    const next = await start(at(caller, 24 * HOUR_MS), cpf)
    expect(next.cached).toBe(false)
    expect(next.queryId).not.toBe(queryId)
  })

  test('never blocks a new query when it is a failure', async () => {
    const caller = await fixture.caller()
    const cpf = makeCpf({ seed: 12 })
    const { queryId } = await start(caller, cpf)
    await fixture.fail(caller, queryId, 'unauthorized_institution')
    await expect(start(caller, cpf)).resolves.toMatchObject({ cached: false })
  })

  test('is dropped when cleared, at every institution, and only for that CPF and organization', async () => {
    const caller = await fixture.caller()
    const stranger = await fixture.caller()
    const [cpf, other] = [makeCpf({ seed: 13 }), makeCpf({ seed: 14 })]
    const queryId = await fixture.balance(caller, cpf)
    const cachedId = await fixture.balance(caller, other)
    const theirs = await fixture.balance(stranger, cpf)
    const cleared = await clearFgtsBalanceCache(caller, { documentNumber: cpf })
    expect(cleared).toMatchObject({ documentNumber: cpf, clearedIds: [queryId] })
    await expect(start(caller, cpf)).resolves.toMatchObject({ cached: false })
    await expect(start(caller, other)).resolves.toEqual({ queryId: cachedId, cached: true })
    await expect(start(stranger, cpf)).resolves.toEqual({ queryId: theirs, cached: true })
  })
})
