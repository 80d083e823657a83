import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { at, type ConsultFixture, DAY_MS, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let context: Context
beforeAll(async () => {
  fixture = await startConsultFixture()
  context = await fixture.caller()
})
afterAll(() => fixture?.stop())

const authorize = async (caller: Context, id: string, declaration: Record<string, unknown> = {}) => {
  const { authorizeCltConsult } = await import('#lib/services/clt/authorize-clt-consult.ts')
  return authorizeCltConsult(caller, { id, ...declaration })
}

const refuse = async (id: string) => {
  const { refuseConsent } = await import('#lib/services/clt/parts/refuse-clt-consent.ts')
  const { findCltConsultForUpdate } = await import('#db/queries/clt/clt-consults.ts')
  return fixture.withTransaction(context, async (tx) => {
    const consult = await findCltConsultForUpdate(tx, { organizationId: context.organizationId, id })
    if (!consult) throw new Error('no consult')
    return refuseConsent(tx, context, consult)
  })
}

describe('an acceptance declared by an application', () => {
  test('stores the evidence and sends the consult on its way, in one transaction', async () => {
    const { id } = await fixture.create(context)
    const acceptedAt = new Date(context.now.getTime() + 5_000)
    const declaration = { acceptedAt, channel: 'app', ip: '203.0.113.7', userAgent: 'Telefone' }
    const detail = await authorize(at(context, 20_000), id, declaration)
    expect(detail).toMatchObject({ status: 'CONSENT_APPROVED', consent: { acceptedAt, channel: 'app' } })
    const term = await fixture.row(id)
    expect(await fixture.consents(id)).toMatchObject([
      {
        accepted_at: acceptedAt,
        recorded_at: at(context, 20_000).now,
        identity_check: 'declared_by_application',
        ip: '203.0.113.7',
        user_agent: 'Telefone',
        term_sha256: term?.term_sha256,
        term_version: term?.term_version,
      },
    ])
    expect((await fixture.jobs(id)).map((job) => job.identifier)).toEqual([
      'expire_clt_consult',
      'send_clt_consult',
    ])
    expect(await fixture.audits(id)).toEqual(['consult.create', 'consent.accept'])
    expect((await fixture.events(id)).map((event) => event.status)).toEqual([
      'WAITING_CONSENT',
      'CONSENT_APPROVED',
    ])
  })

  test('records no device that was not declared, and never the address of the application itself', async () => {
    const { id } = await fixture.create(context)
    await authorize(context, id)
    expect(await fixture.consents(id)).toMatchObject([
      { accepted_at: context.now, channel: 'api', ip: '', user_agent: '' },
    ])
  })

  test('replaces the deadline of the consent by the deadline of the institution', async () => {
    const { id } = await fixture.create(context)
    await authorize(context, id)
    const row = await fixture.row(id)
    expect(row?.deadline_at - context.now.getTime()).toBe(300_000)
    const [alarm] = await fixture.jobs(id)
    expect(Math.abs(Number(alarm?.run_at) - row?.deadline_at)).toBeLessThan(1_000)
  })

  test('gives the institution the time in its settings', async () => {
    await fixture.owner`update institutions set settings = settings || '{"consultDeadlineSeconds": 45}' where code = 'ipe'`
    const { id } = await fixture.create(context, { provider: 'ipe' })
    await authorize(context, id)
    expect((await fixture.row(id))?.deadline_at - context.now.getTime()).toBe(45_000)
  })

  test('changes nothing when declared again, whatever it says', async () => {
    const { id } = await fixture.create(context)
    await authorize(context, id, { channel: 'app' })
    const again = await authorize(at(context, 60_000), id, { channel: 'outro', acceptedAt: new Date(0) })
    expect(again).toMatchObject({ status: 'CONSENT_APPROVED', consent: { channel: 'app' } })
    expect([(await fixture.events(id)).length, (await fixture.jobs(id)).length]).toEqual([2, 2])
    expect((await fixture.audits(id)).length).toBe(2)
    expect((await fixture.row(id))?.updated_at).toEqual(context.now)
  })

  test('returns the margin when declared again after it arrived', async () => {
    const { id } = await fixture.createSucceeded(context)
    await expect(authorize(context, id)).resolves.toMatchObject({ status: 'SUCCESS' })
    expect((await fixture.consents(id)).length).toBe(1)
  })

  test('leaves one evidence, one event and one call when declared ten times at once', async () => {
    const { id } = await fixture.create(context)
    const answers = await Promise.all(Array.from({ length: 10 }, () => authorize(context, id)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['CONSENT_APPROVED']))
    expect((await fixture.consents(id)).length).toBe(1)
    expect((await fixture.events(id)).length).toBe(2)
    const sends = (await fixture.jobs(id)).filter((job) => job.identifier === 'send_clt_consult')
    expect(sends.length).toBe(1)
  })

  test('cannot lie in the future or before the term, within the tolerance of clocks', async () => {
    const { id } = await fixture.create(context)
    const authorizeAt = (ms: number) => authorize(context, id, { acceptedAt: at(context, ms).now })
    for (const ms of [31_000, DAY_MS, -31_000, -DAY_MS])
      await expect(authorizeAt(ms), String(ms)).rejects.toMatchObject({
        code: 'consult_acceptance_time_invalid',
        errors: [{ pointer: '/acceptedAt' }],
      })
    expect((await fixture.consents(id)).length).toBe(0)
    await expect(authorizeAt(-context.now.getMilliseconds())).resolves.toMatchObject({
      status: 'CONSENT_APPROVED',
    })
  })

  test('cannot be declared by people: an agent cannot consent for the customer', async () => {
    const { id } = await fixture.create(context)
    const actor = {
      kind: 'user',
      id: 'x',
      name: 'Ana',
      email: 'ana@example.com',
      role: 'manager',
      sessionId: 'y',
      teamId: null,
      visibility: 'all',
    } as const
    await expect(authorize({ ...context, actor }, id)).rejects.toMatchObject({ code: 'permission_denied' })
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSENT' })
  })

  test('of another organization finds nothing', async () => {
    const { id } = await fixture.create(context)
    await expect(authorize(await fixture.caller(), id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSENT' })
  })
})

describe('a term that can no longer be accepted', () => {
  test('is one that the customer refused', async () => {
    const { id } = await fixture.create(context)
    await refuse(id)
    expect(await fixture.row(id)).toMatchObject({
      status: 'REJECTED',
      code: 'consent_refused',
      closed_at: context.now,
    })
    await expect(authorize(context, id)).rejects.toMatchObject({
      code: 'consult_not_authorizable',
      details: { status: 'REJECTED' },
    })
    expect((await fixture.consents(id)).length).toBe(0)
    expect((await fixture.events(id)).at(-1)).toMatchObject({
      status: 'REJECTED',
      code: 'consent_refused',
      availableMarginValue: null,
    })
    expect(await fixture.audits(id)).toEqual(['consult.create', 'consent.refuse'])
  })

  test('is one past its deadline, which this very call ends', async () => {
    const { id } = await fixture.create(context)
    await expect(authorize(at(context, 7 * DAY_MS), id)).rejects.toMatchObject({
      code: 'consult_not_authorizable',
      details: { status: 'FAILED' },
    })
    expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'consent_expired' })
    expect((await fixture.consents(id)).length).toBe(0)
  })

  test('is accepted or refused, never both, when both arrive at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await fixture.create(context)
      const outcomes = await Promise.allSettled([authorize(context, id), refuse(id)])
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled').length).toBe(1)
      const isAccepted = (await fixture.row(id))?.status === 'CONSENT_APPROVED'
      expect((await fixture.consents(id)).length).toBe(isAccepted ? 1 : 0)
      expect((await fixture.events(id)).length).toBe(2)
    }
  })
})
