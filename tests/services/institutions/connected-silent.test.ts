import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { CONNECTED, importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { statusesOf } from '#tests/support/fixtures/origination-steps.ts'
import { walk } from '#tests/support/fixtures/walk.ts'

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
beforeEach(() => linked.proxy.spoil(() => false))
afterAll(() => linked.stop())

const owner = () => linked.hub.database.owner

/** Events are then refused, as if they never arrived. */
const silence = async () => {
  const [row] = await owner()`select sealed_report_secret from institution_connections`
  const { encryptInstitutionSecret, newInstitutionSecret } = await import('#lib/config/institution-secret.ts')
  await owner()`update institution_connections set sealed_report_secret = ${encryptInstitutionSecret(newInstitutionSecret())}`
  return () => owner()`update institution_connections set sealed_report_secret = ${row?.sealed_report_secret}`
}

const trust = (events: 'signed' | 'unsigned' | 'none') =>
  owner()`update institution_connections set capabilities = ${owner().json({ events })}`

const sendSigned = async (event: object) => {
  const [row] = await owner()`select id, sealed_report_secret from institution_connections`
  const { decryptInstitutionSecret } = await import('#lib/config/institution-secret.ts')
  const { signatureHeaders } = await import('#lib/config/webhook-signature.ts')
  const body = JSON.stringify(event)
  const secret = decryptInstitutionSecret(String(row?.sealed_report_secret))
  const headers = signatureHeaders({ id: newId(), at: now(), body }, [secret])
  return fetch(`${linked.hub.origin}/api/institutions/${CONNECTED}/events?connection=${row?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
}

const readsOf = (path: RegExp) => linked.proxy.count('GET', path)

/** Waits until the question is put and its next read is scheduled, after `reads` that found nothing new. */
const untilAsked = (id: string, reads = 0) =>
  eventually('the next read to be scheduled', async () => {
    const [job] = await owner()`
      select 1 from graphile_worker._private_jobs
      where key = ${`read:fgts_balance_query:${id}`} and (payload ->> 'tries')::int = ${reads}`
    return job && (await linked.referenceOf(id)) !== 'undefined'
  })

const travelMs = async (ms: number) => {
  for (const side of [linked.upstream, linked.hub]) await side.travel(ms)
}
const travel = (seconds: number) => travelMs(seconds * 1000)

describe('a question whose event never arrives', () => {
  let restore: Awaited<ReturnType<typeof silence>>
  beforeAll(async () => {
    restore = await silence()
  })
  afterAll(async () => {
    await restore()
  })

  test('is answered by a read, before its own deadline', async () => {
    const documentNumber = nextCpf()
    const id = await linked.steps.startBalance(documentNumber)
    await untilAsked(id)
    await travel(40)
    const here = await linked.steps.untilBalance(id)
    expect(here).toMatchObject({ status: 'success' })
    expect(Date.parse(here.updatedAt)).toBeLessThan(Date.parse(here.deadlineAt))
    const there = await linked.upstream.call(`/fgts/balance/queries/${await linked.referenceOf(id)}`)
    expect(here.periods).toEqual(there.periods)
  })

  test('brings an operation to paid, through a pending item that is solved once', async () => {
    const documentNumber = nextCpf('932')
    const creating = linked.steps.createOperation(documentNumber)
    await walk(creating, travelMs)
    const id = await creating
    await walk(linked.steps.untilStatus('clt', id, 'formalization'), travelMs)
    await linked.upstream.sign(await linked.upstreamIdOf(id))
    await walk(linked.steps.untilStatus('clt', id, 'pending'), travelMs)
    await linked.connected.upload(`/private-consignment/operation/${id}/document`)
    await linked.connected.api(`/private-consignment/operation/${id}/pendency/documents`, {
      method: 'PATCH',
      body: {},
    })
    const paid = await walk(linked.steps.untilStatus('clt', id, 'paid'), travelMs)
    expect(statusesOf(paid).filter((status) => status === 'pending')).toHaveLength(1)
  })

  test('is not set back by an older event that arrives after the read', async () => {
    const creating = linked.steps.createProposal(nextCpf('930'))
    const id = await walk(creating, travelMs)
    await walk(linked.steps.untilStatus('fgts', id, 'formalization'), travelMs)
    const proposalId = await linked.upstreamIdOf(id)
    await linked.upstream.sign(proposalId)
    await walk(linked.steps.untilStatus('fgts', id, 'pending'), travelMs)
    const { sequence } = await linked.upstream.call(`/fgts/proposal/${proposalId}`)
    const type = 'proposal.status.update'
    await sendSigned({ type, proposalId, status: 'processing', sequence: sequence - 1 })
    await eventually('the event to be read', async () => {
      const [row] = await owner()`
        select 1 from institution_events where resource_id = ${id} and outcome = 'ignored'`
      return row
    })
    expect((await linked.connected.api(`/fgts/proposal/${id}`)).body).toMatchObject({
      status: 'pending',
      pendingItems: [{ type: 'pix_refusal' }],
    })
  })

  test('ends at its own deadline when there is nothing to read either, with growing pauses', async () => {
    const id = await linked.steps.startBalance(nextCpf('908'))
    await untilAsked(id)
    const path = new RegExp(`fgts/balance/queries/${await linked.referenceOf(id)}`)
    await travel(40)
    await untilAsked(id, 1)
    await travel(76)
    await eventually('a second read', () => readsOf(path) >= 2)
    await travel(60)
    expect(await linked.steps.untilBalance(id)).toMatchObject({ code: 'provider_timeout' })
    expect(readsOf(path)).toBeLessThanOrEqual(3)
  })
})

describe('an unsigned event', () => {
  beforeAll(() => trust('unsigned'))
  afterAll(() => trust('signed'))

  const send = async (body: unknown) => {
    const [row] = await owner()`select id from institution_connections`
    return fetch(`${linked.hub.origin}/api/institutions/${CONNECTED}/events?connection=${row?.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  test('changes nothing by itself, and leads to one read however often it is sent', async () => {
    const id = await linked.steps.startBalance(nextCpf('908'))
    await untilAsked(id)
    const balanceId = await linked.referenceOf(id)
    const path = new RegExp(`fgts/balance/queries/${balanceId}`)
    const forged = { type: 'balance.status.received.fail', balanceId, code: 'no_balance' }
    const sentAt = performance.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(forged)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 202))
    await travel(6)
    await eventually('the read', () => readsOf(path) > 0)
    // One read for each window of five seconds, of which a slow machine needs more.
    const windows = Math.ceil((6_000 + performance.now() - sentAt) / 5_000)
    expect(readsOf(path)).toBeLessThanOrEqual(windows + 1)
    expect((await linked.connected.api(`/fgts/balance/queries/${id}`)).body.status).toBe('running')
    const [stored] =
      await owner()`select count(*)::int as n from institution_events where body like ${`%${balanceId}%`}`
    expect(stored?.n).toBe(0)
  })

  test('answers the question sooner than the next regular read', async () => {
    const id = await linked.steps.startBalance(nextCpf())
    await untilAsked(id)
    await travel(6)
    expect(await linked.steps.untilBalance(id)).toMatchObject({ status: 'success' })
  })

  test('of nobody’s question does nothing', async () => {
    const readsAhead = () => owner()`select key from graphile_worker._private_jobs where key like 'hint:%'`
    await eventually('earlier reads to end', async () => (await readsAhead()).length === 0)
    expect((await send({ type: 'balance.status.received.fail', balanceId: 'unknown' })).status).toBe(202)
    expect(await readsAhead()).toEqual([])
  })
})

describe('an institution without events', () => {
  beforeAll(() => trust('none'))
  afterAll(() => trust('signed'))

  test('is read soon and often', async () => {
    const restore = await silence()
    const id = await linked.steps.startBalance(nextCpf())
    await untilAsked(id)
    expect(await walk(linked.steps.untilBalance(id), travelMs)).toMatchObject({ status: 'success' })
    await restore()
  })
})
