import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { CLT_CALLS, WEBHOOK_CALLS } from '#tests/support/wrong-calls/clt-calls.ts'
import { LIST_CALLS } from '#tests/support/wrong-calls/list-calls.ts'
import { FGTS_PROPOSAL_CALLS } from '#tests/support/wrong-calls/proposal-calls.ts'
import { REQUEST_CALLS } from '#tests/support/wrong-calls/request-calls.ts'
import { FGTS_SIMULATION_CALLS } from '#tests/support/wrong-calls/simulation-calls.ts'
import { type World, wrongCallWorld } from '#tests/support/wrong-calls/world.ts'
import { expectFixable, type WrongCall } from '#tests/support/wrong-calls/wrong-call.ts'

let harness: Harness
let world: World
beforeAll(async () => {
  process.env.WEBHOOK_TIMEOUT_MS = '500'
  harness = await startHarness({ worker: false })
  world = await wrongCallWorld(harness)
})
afterAll(() => harness.stop())

const TABLE: Readonly<Record<string, readonly WrongCall[]>> = {
  'a request': REQUEST_CALLS,
  'a list': LIST_CALLS,
  'a simulation of FGTS': FGTS_SIMULATION_CALLS,
  'a proposal of FGTS': FGTS_PROPOSAL_CALLS,
  'CLT credit': CLT_CALLS,
  'a webhook': WEBHOOK_CALLS,
}

describe.each(Object.entries(TABLE))('the error of a wrong call of %s', (_, rows) => {
  test.each(rows)('$title', (row) => expectFixable(harness, world, row))
})

describe('the table of wrong calls', () => {
  test('contains at least the 63 calls of a newcomer', () => {
    expect(Object.values(TABLE).flat().length).toBeGreaterThanOrEqual(63)
  })
})

describe('the token endpoint', () => {
  test('names the missing field and the accepted values', async () => {
    const answer = await harness.api('/oauth/token', { token: null, body: { client_id: 'demo-app' } })
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
    expect(answer.body.error_description).toMatch(/\/grant_type.*Example: client_credentials/)
  })
})
