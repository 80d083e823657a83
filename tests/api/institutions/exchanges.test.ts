import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertInstitutionExchange } from '#db/queries/institutions/institution-exchanges.ts'
import { withTransaction } from '#db/transaction.ts'
import { getInstitutionExchangeContract } from '#lib/contracts/institutions/exchanges.ts'
import { listInstitutionSignalsContract } from '#lib/contracts/institutions/signals.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { exchangeRow } from '#tests/support/fixtures/exchange-row.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const EXCHANGES = '/panel/institutions/exchanges'

let harness: Harness
let id: string
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  const [user] = await harness.database.owner<{ organizationId: string }[]>`
    select organization_id as "organizationId" from users where email = 'manager@demo.local'`
  const organizationId = String(user?.organizationId)
  const row = exchangeRow({ organizationId, requestId: 'upstream-1' })
  await withTransaction({ organizationId }, (tx) => insertInstitutionExchange(tx, row))
  id = row.id
})
afterAll(() => harness.stop())

const read = async (path: string, email = 'manager@demo.local') =>
  harness.api(path, { token: null, headers: await backOfficeSession(email) })

test('a manager finds a call by its request id, opens it and downloads it', async () => {
  const list = await read('/panel/institutions/exchanges?search=upstream-1')
  expect(list.body.data).toMatchObject([{ id, requestId: 'upstream-1', outcome: 'answered' }])
  const one = await read(`/panel/institutions/exchanges/${id}`)
  expect(getInstitutionExchangeContract.response.safeParse(one.body).error?.issues ?? []).toEqual([])
  expect(one.body.content.request).toEqual({ id: 'a-1', name: '***' })
  const file = await read(`/panel/institutions/exchanges/export?ids=${id}`)
  expect(file.headers.get('content-disposition')).toContain('attachment')
  expect(file.text).toContain(id)
})

test('agents, programs and strangers are refused', async () => {
  for (const path of [EXCHANGES, `${EXCHANGES}/${id}`, `${EXCHANGES}/export?ids=${id}`]) {
    expect((await read(path, 'agent@demo.local')).body.code).toBe('permission_denied')
    expect((await harness.api(path)).status).toBe(401)
    expect((await harness.api(path, { token: null })).status).toBe(401)
  }
})

test('an agent reads which institutions are slow or down', async () => {
  const answer = await read('/panel/institutions/signals', 'agent@demo.local')
  expect(answer.status).toBe(200)
  expect(listInstitutionSignalsContract.response.safeParse(answer.body).error?.issues ?? []).toEqual([])
  expect(answer.body.map(({ code }: { code: string }) => code)).toContain('aurora')
  expect((await harness.api('/panel/institutions/signals')).status).toBe(401)
})
