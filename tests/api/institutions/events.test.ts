import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { institutionReport } from '#db/encrypted-columns.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { newInstitutionSecret } from '#lib/config/institution-secret.ts'
import { knownSecret, signedHeaders } from '#tests/services/institutions/signed-report.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let secret: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  secret = await knownSecret(harness, 'aurora')
})
beforeEach(async () => {
  await harness.database.owner`delete from institution_events`
  await harness.database.owner`delete from graphile_worker._private_jobs`
})
afterAll(() => harness.stop())

const BODY =
  '{ "type":"balance.status.received.fail",\n "balanceId":"b-1", "code":"no_balance", "note":"é assim" }'

const post = (body: string, headers: Record<string, string>, code = 'aurora') =>
  harness.api(`/institutions/${code}/events`, { token: null, raw: body, headers })

const storedEvents = async () =>
  plainRows(institutionReport, await harness.database.owner`select * from institution_events order by id`)
const jobs = () => harness.database.owner`
  select task_identifier, queue_name from graphile_worker.jobs where task_identifier = 'interpret_institution_event'`

describe('POST /institutions/{code}/events', () => {
  test('stores a signed event unchanged, queues its interpretation and answers at once', async () => {
    const id = newId()
    const answer = await post(BODY, signedHeaders(BODY, { secret, id }), 'Aurora')
    expect(answer.status).toBe(202)
    expect(answer.body).toEqual({ received: true })
    expect(await storedEvents()).toMatchObject([
      { institution_code: 'aurora', webhook_id: id, body: BODY, outcome: 'received', interpreted_at: null },
    ])
    expect(await jobs()).toHaveLength(1)
  })

  test('accepts the same webhook id again with one row and one job, also twenty times at once', async () => {
    const headers = signedHeaders(BODY, { secret })
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(BODY, headers)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]))
    expect(await storedEvents()).toHaveLength(1)
    expect(await jobs()).toHaveLength(1)
  })

  test('keeps the reports on one resource in one queue', async () => {
    for (const id of ['b-1', 'b-1', 'b-1']) {
      const body = BODY.replace('b-1', id)
      await post(body, signedHeaders(body, { secret }))
    }
    const queues = (await jobs()).map((job) => job.queue_name)
    expect(queues).toHaveLength(3)
    expect(new Set(queues).size).toBe(1)
  })

  test('accepts one matching signature among several, as during a rotation', async () => {
    const headers = signedHeaders(BODY, { secret })
    const other = signedHeaders(BODY, { secret: newInstitutionSecret() })
    const both = `${other['webhook-signature']} ${headers['webhook-signature']}`
    expect((await post(BODY, { ...headers, 'webhook-signature': both })).status).toBe(202)
  })

  test.each([
    ['another secret', () => signedHeaders(BODY, { secret: newInstitutionSecret() })],
    ['another body', () => signedHeaders(`${BODY} `, { secret })],
    ['another id', () => ({ ...signedHeaders(BODY, { secret }), 'webhook-id': newId() })],
    [
      'a time more than five minutes ago',
      () => signedHeaders(BODY, { secret, at: afterMs(now(), -301_000) }),
    ],
    [
      'a time more than five minutes ahead',
      () => signedHeaders(BODY, { secret, at: afterMs(now(), 302_000) }),
    ],
    ['no time', () => ({ ...signedHeaders(BODY, { secret }), 'webhook-timestamp': 'soon' })],
    ['an endless id', () => signedHeaders(BODY, { secret, id: 'x'.repeat(256) })],
    ['no signature at all', () => ({ 'content-type': 'application/json' })],
  ])('rejects %s and stores nothing', async (_what, headers) => {
    const answer = await post(BODY, headers())
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ code: 'signature_invalid', whoActs: 'institution' })
    expect(await storedEvents()).toHaveLength(0)
  })

  test('accepts a timestamp four minutes off', async () => {
    for (const minutes of [-4, 4]) {
      const headers = signedHeaders(BODY, { secret, at: afterMs(now(), minutes * 60_000) })
      expect((await post(BODY, headers)).status).toBe(202)
    }
  })

  test('rejects one institution signing as another', async () => {
    expect((await post(BODY, signedHeaders(BODY, { secret }), 'ipe')).status).toBe(401)
  })

  test('answers an unknown institution like any missing resource', async () => {
    const answer = await post(BODY, signedHeaders(BODY, { secret }), 'nobody')
    expect(answer.status).toBe(404)
    expect(answer.body.code).toBe('not_found')
  })

  test('accepts what is not JSON for people to read later, but nothing above one mebibyte', async () => {
    expect((await post('not json', signedHeaders('not json', { secret }))).status).toBe(202)
    const large = JSON.stringify({ text: 'x'.repeat(1_100_000) })
    expect((await post(large, signedHeaders(large, { secret }))).status).toBe(413)
    expect(await storedEvents()).toHaveLength(1)
  })
})
