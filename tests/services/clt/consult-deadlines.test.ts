import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { at, type ConsultFixture, DAY_MS, startConsultFixture } from './consult-fixture.ts'

let fixture: ConsultFixture
let context: Context
beforeAll(async () => {
  fixture = await startConsultFixture()
})
beforeEach(async () => {
  context = await fixture.caller()
  await setFault(null)
})
afterAll(() => fixture?.stop())

const setFault = (fault: string | null) => fixture.owner`
  update institutions set settings = case when ${fault}::text is null then settings - 'fault'
    else settings || jsonb_build_object('fault', ${fault}::text) end where code = 'aurora'`

const expire = async (caller: Context, consultId: string) => {
  const { expireCltConsult } = await import('#lib/services/clt/expire-clt-consult.ts')
  await expireCltConsult(caller, { consultId })
}

const send = async (caller: Context, consultId: string) => {
  const { sendCltConsult } = await import('#lib/services/clt/send-clt-consult.ts')
  await sendCltConsult(caller, { consultId })
}

const createApproved = async () => {
  const { authorizeCltConsult } = await import('#lib/services/clt/authorize-clt-consult.ts')
  const { id } = await fixture.create(context)
  await authorizeCltConsult(context, { id })
  return id
}

const booksOf = async (id: string) => ({
  cases: await fixture.owner`select id from sandbox_cases where reference = ${id}`,
  references: await fixture.owner`select * from institution_references where resource_id = ${id}`,
})

describe('sending a consult to its institution', () => {
  test('moves it on and stores the id under which the institution keeps it', async () => {
    const id = await createApproved()
    await send(context, id)
    expect(await fixture.history(id)).toEqual(['WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT'])
    const { cases, references } = await booksOf(id)
    expect(references).toMatchObject([
      { external_id: cases[0]?.id, resource_type: 'clt_consult', organization_id: context.organizationId },
    ])
  })

  test('can be repeated safely: one case, one move, one event', async () => {
    const id = await createApproved()
    await Promise.all([send(context, id), send(context, id)])
    await send(context, id)
    const { cases, references } = await booksOf(id)
    expect([cases.length, references.length, (await fixture.events(id)).length]).toEqual([1, 1, 3])
  })

  test('throws while the institution is down, so that it is retried, and works once it is back', async () => {
    const id = await createApproved()
    await setFault('down')
    await expect(send(context, id)).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(await fixture.row(id)).toMatchObject({ status: 'CONSENT_APPROVED' })
    await setFault(null)
    await send(at(context, 10_000), id)
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSULT' })
  })

  test('never asks about a worker without consent, or about a consult past its deadline', async () => {
    const { id } = await fixture.create(context)
    await send(context, id)
    const late = await createApproved()
    await send(at(context, 300_000), late)
    expect((await booksOf(id)).cases.length + (await booksOf(late)).cases.length).toBe(0)
  })

  test('keeps the end of a consult that ends during the call, and the id for late reports', async () => {
    const id = await createApproved()
    let sending: Promise<void> | undefined
    await fixture.owner.begin(async (tx) => {
      await tx`lock table institution_references in access exclusive mode`
      sending = send(context, id)
      await eventually(
        'the call',
        async () => (await tx`select 1 from sandbox_cases where reference = ${id}`)[0],
      )
      await expire(at(context, 300_000), id)
    })
    await sending
    expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'provider_timeout' })
    expect((await booksOf(id)).references.length).toBe(1)
  })

  test("never sends another organization's consult", async () => {
    const id = await createApproved()
    await send(await fixture.caller(), id)
    expect((await booksOf(id)).cases.length).toBe(0)
  })
})

describe('the deadline of a term', () => {
  test('ends an unanswered term as consent_expired, once', async () => {
    const { id } = await fixture.create(context)
    await expire(at(context, 7 * DAY_MS - 1), id)
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSENT' })
    await expire(at(context, 7 * DAY_MS), id)
    await expire(at(context, 7 * DAY_MS), id)
    expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'consent_expired' })
    expect((await fixture.events(id)).length).toBe(2)
  })

  test('is scheduled again if its job ran early', async () => {
    const { id } = await fixture.create(context)
    await fixture.owner`delete from graphile_worker._private_jobs where payload ->> 'consultId' = ${id}`
    await expire(context, id)
    const [alarm] = await fixture.jobs(id)
    expect(Math.abs(Number(alarm?.run_at) - (context.now.getTime() + 7 * DAY_MS))).toBeLessThan(1_000)
  })

  test.each(['CONSENT_APPROVED', 'WAITING_CONSULT'])(
    'ends a silent institution as provider_timeout in %s',
    async (status) => {
      const id = await createApproved()
      if (status === 'WAITING_CONSULT') await send(context, id)
      expect((await fixture.row(id))?.status).toBe(status)
      await expire(at(context, 299_999), id)
      expect((await fixture.row(id))?.status).toBe(status)
      await expire(at(context, 300_000), id)
      expect(await fixture.row(id)).toMatchObject({ status: 'FAILED', code: 'provider_timeout' })
      expect((await fixture.events(id)).at(-1)).toMatchObject({ status: 'FAILED', code: 'provider_timeout' })
    },
  )

  test('closes an expired margin silently: it stays a success', async () => {
    const { id } = await fixture.createSucceeded(context)
    const eventCount = (await fixture.events(id)).length
    await expire(at(context, 30 * DAY_MS - 1), id)
    expect((await fixture.row(id))?.closed_at).toBeNull()
    await expire(at(context, 30 * DAY_MS), id)
    expect(await fixture.row(id)).toMatchObject({
      status: 'SUCCESS',
      closed_at: at(context, 30 * DAY_MS).now,
    })
    expect((await fixture.events(id)).length).toBe(eventCount)
  })

  test('of another organization changes nothing', async () => {
    const { id } = await fixture.create(context)
    await expire(at(await fixture.caller(), 8 * DAY_MS), id)
    expect(await fixture.row(id)).toMatchObject({ status: 'WAITING_CONSENT' })
  })
})

describe('a move of a consult', () => {
  test('outside the table is a fault of ours and changes nothing', async () => {
    const { moveCltConsult } = await import('#lib/services/clt/parts/move-clt-consult.ts')
    const { id: consultId } = await fixture.createSucceeded(context)
    for (const to of ['WAITING_CONSULT', 'REJECTED', 'FAILED'] as const)
      await expect(
        fixture.withTransaction(context, (tx) =>
          moveCltConsult(tx, context, { consultId, from: 'SUCCESS', to, reason: { code: 'no_margin' } }),
        ),
      ).rejects.toThrow()
    expect(await fixture.row(consultId)).toMatchObject({ status: 'SUCCESS', closed_at: null })
  })

  test('from a former status is rejected, so that only one of two counts', async () => {
    const { moveCltConsult } = await import('#lib/services/clt/parts/move-clt-consult.ts')
    const { id: consultId } = await fixture.createAuthorized(context)
    const reject = () =>
      fixture.withTransaction(context, (tx) =>
        moveCltConsult(tx, context, {
          consultId,
          from: 'WAITING_CONSULT',
          to: 'REJECTED',
          reason: { code: 'no_margin' },
        }),
      )
    const outcomes = await Promise.allSettled([reject(), reject(), reject()])
    const rejected = outcomes.filter((outcome) => outcome.status === 'rejected')
    expect(rejected.map((outcome) => outcome.reason.code)).toEqual([
      'consult_status_changed',
      'consult_status_changed',
    ])
    expect((await fixture.events(consultId)).filter((event) => event.status === 'REJECTED').length).toBe(1)
  })
})
