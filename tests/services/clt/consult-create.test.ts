import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { at, type ConsultFixture, DAY_MS, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let context: Context
beforeAll(async () => {
  fixture = await startConsultFixture()
  context = await fixture.caller()
})
afterAll(() => fixture?.stop())

const rowsOf = (documentNumber: string) =>
  fixture.owner`select * from clt_consults where ${isCpf(fixture.owner, { organizationId: context.organizationId, documentNumber })} order by id`

const EXISTS = 'consult_already_exists_by_user_and_document_number'

describe('the creation of a consent term', () => {
  test('stores the exact words with their digest without asking the institution', async () => {
    const { id, status, consentLink, consentDeadlineAt } = await fixture.create(context)
    expect(status).toBe('WAITING_CONSENT')
    expect(consentLink).toContain('/consent/')
    expect(consentDeadlineAt.getTime() - context.now.getTime()).toBe(7 * DAY_MS)
    const row = await fixture.row(id)
    expect(row?.term_sha256).toBe(createHash('sha256').update(row?.term_text).digest('hex'))
    for (const words of ['Casa Boa Vista', 'Aurora Sociedade de Crédito Direto S.A.', '99.100.101/0001-00'])
      expect(row?.term_text).toContain(words)
    expect((await fixture.jobs(id)).map((job) => job.identifier)).toEqual(['expire_clt_consult'])
  })

  test('publishes it once with history and audit, and schedules the deadline of the consent', async () => {
    const { id } = await fixture.create(context)
    expect(await fixture.events(id)).toMatchObject([
      { type: 'private.consignment.consult.updated', status: 'WAITING_CONSENT', availableMarginValue: null },
    ])
    expect(await fixture.history(id)).toEqual(['WAITING_CONSENT'])
    expect(await fixture.audits(id)).toEqual(['consult.create'])
    const [alarm] = await fixture.jobs(id)
    expect(Math.abs(Number(alarm?.run_at) - (context.now.getTime() + 7 * DAY_MS))).toBeLessThan(1_000)
  })

  test('lets exactly one of twenty parallel calls win across institutions, and returns its term to the others', async () => {
    const order = fixture.orderOf()
    const providers = ['aurora', 'caravela', 'ipe']
    const { createCltConsult } = await import('#lib/services/clt/create-clt-consult.ts')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        createCltConsult(context, { ...order, provider: providers[n % 3] }),
      ),
    )
    const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled')
    expect(winners.length).toBe(1)
    const consultId = winners[0]?.value.id ?? ''
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: EXISTS, details: { consultId } })
    expect((await rowsOf(order.documentNumber)).length).toBe(1)
    expect((await fixture.events(consultId)).length).toBe(1)
  })

  test('allows the same CPF in another organization', async () => {
    const { documentNumber } = await fixture.create(context)
    await expect(fixture.create(await fixture.caller(), { documentNumber })).resolves.toMatchObject({
      documentNumber,
    })
  })

  test.each([
    ['refused', 'REJECTED', 'consent_refused'],
    ['failed', 'FAILED', 'provider_timeout'],
  ] as const)('allows a new term after one that was %s', async (_, to, code) => {
    const { moveCltConsult } = await import('#lib/services/clt/parts/move-clt-consult.ts')
    const { id: consultId, documentNumber } = await fixture.create(context)
    await fixture.withTransaction(context, (tx) =>
      moveCltConsult(tx, context, { consultId, from: 'WAITING_CONSENT', to, reason: { code } }),
    )
    await expect(fixture.create(context, { documentNumber })).resolves.toMatchObject({
      status: 'WAITING_CONSENT',
    })
  })

  test('allows a new term after an expired one, which ends first and is reported even if its job has not run', async () => {
    const { id, documentNumber } = await fixture.create(context)
    await expect(fixture.create(at(context, 7 * DAY_MS - 1), { documentNumber })).rejects.toMatchObject({
      code: EXISTS,
      details: { consultId: id },
    })
    await fixture.create(at(context, 7 * DAY_MS), { documentNumber })
    expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'consent_expired' })
    expect((await fixture.events(id)).map((event) => event.status)).toEqual(['WAITING_CONSENT', 'FAILED'])
  })

  test('allows a new term after an expired margin, which stays a success and is closed', async () => {
    const { id, documentNumber } = await fixture.createSucceeded(context)
    await expect(fixture.create(at(context, 30 * DAY_MS - 1), { documentNumber })).rejects.toMatchObject({
      code: EXISTS,
      details: { consultId: id },
    })
    const later = at(context, 30 * DAY_MS)
    await fixture.create(later, { documentNumber })
    expect(await fixture.row(id)).toMatchObject({ status: 'SUCCESS', closed_at: later.now })
  })

  test('lets exactly one of ten parallel calls replace an expired margin', async () => {
    const { documentNumber } = await fixture.createSucceeded(context)
    const later = at(context, 31 * DAY_MS)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, () => fixture.create(later, { documentNumber })),
    )
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBe(1)
    const open = (await rowsOf(documentNumber)).filter((row) => row.closed_at === null)
    expect(open.length).toBe(1)
  })
})

describe('the age of the worker', () => {
  // 02:59:59 UTC is still the day before in São Paulo.
  const lastSecond = new Date('2026-11-21T02:59:59.000Z')

  test('reaches eighteen on the birthday, by the day in São Paulo', async () => {
    const birthDate = '2008-11-21' as Day
    await expect(fixture.create({ ...context, now: lastSecond }, { birthDate })).rejects.toMatchObject({
      code: 'age_validation_minimum_age_not_reached',
      errors: [{ pointer: '/birthDate' }],
    })
    const midnight = new Date(lastSecond.getTime() + 1_000)
    await expect(fixture.create({ ...context, now: midnight }, { birthDate })).resolves.toMatchObject({
      status: 'WAITING_CONSENT',
    })
  })
})

describe('the institution of a term', () => {
  test('may be omitted where the organization has a default', async () => {
    const { setDefaultInstitution } = await import('#lib/services/institutions/set-default-institution.ts')
    const caller = await fixture.caller()
    await setDefaultInstitution(caller, { institutionCode: 'caravela' })
    await expect(fixture.create(caller, { provider: undefined })).resolves.toMatchObject({
      institutionCode: 'caravela',
    })
  })

  test('is required where there is no default and several are possible', async () => {
    await expect(fixture.create(context, { provider: undefined })).rejects.toMatchObject({
      code: 'provider_required',
    })
  })

  test('is rejected when unknown or inactive, naming those that offer CLT credit', async () => {
    await fixture.owner`
      insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, active, created_at)
        select 'desligada', name, legal_name, cnpj, kind, products, sealed_secret, settings, false, created_at
      from institutions where code = 'aurora'`
    for (const provider of ['nenhuma', 'desligada'])
      await expect(fixture.create(context, { provider })).rejects.toMatchObject({
        code: 'provider_not_supported',
        details: { provider, allowed: ['aurora', 'caravela', 'ipe'] },
      })
  })

  test('is rejected when it offers only FGTS, and nothing is written', async () => {
    await fixture.owner`
      insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, active, created_at)
        select 'sofgts', name, legal_name, cnpj, kind, '{fgts}', sealed_secret, settings, true, created_at
      from institutions where code = 'aurora'`
    const documentNumber = makeCpf({ seed: 5 })
    await expect(fixture.create(context, { provider: 'sofgts', documentNumber })).rejects.toMatchObject({
      code: 'product_not_supported',
    })
    expect((await rowsOf(documentNumber)).length).toBe(0)
  })

  test('defaults to the only one that offers CLT credit', async () => {
    await fixture.owner`update institutions set active = false where code in ('caravela', 'ipe')`
    try {
      await expect(fixture.create(context, { provider: undefined })).resolves.toMatchObject({
        institutionCode: 'aurora',
      })
    } finally {
      await fixture.owner`update institutions set active = true where code in ('caravela', 'ipe')`
    }
  })
})

test('rejects a person whose role may not originate', async () => {
  const actor = { kind: 'user', id: 'x', name: 'Ana', role: 'auditor' }
  const outsider = { ...context, actor } as unknown as Context
  await expect(fixture.create(outsider)).rejects.toThrow()
})
