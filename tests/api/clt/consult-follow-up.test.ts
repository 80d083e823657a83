import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFollowedCltConsultsContract } from '#lib/contracts/clt/consult-follow-up'
import { type AccessFixture, accessFixture } from '#tests/support/access-fixture'
import { type Harness, startHarness } from '#tests/support/harness'
import { type OperationFixture, operationFixture } from '#tests/support/operation-fixture'
import { signedInPerson } from '#tests/support/signed-in-person'

let harness: Harness
let access: AccessFixture
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  operations = await operationFixture(harness)
})
afterAll(() => harness?.stop())

const reader = async (organizationId: string) => {
  const { headers } = await signedInPerson(access, { organizationId, role: 'manager' })
  return () => harness.api('/panel/consults', { token: null, headers })
}

test('staff see in the list of consults which operation each became, those of another organization none', async () => {
  const { id, consult } = await operations.create()
  const { body } = await (await reader(operations.organizationId))()
  expect(listFollowedCltConsultsContract.response.safeParse(body).error?.issues ?? []).toEqual([])
  expect(body.data.find((row: { id: string }) => row.id === consult.id)).toMatchObject({
    operation: { id, status: 'generating_ccb' },
  })
  expect((await harness.api('/panel/consults')).status).toBe(401)
  expect((await (await reader(await access.organization()))()).body.data).toEqual([])
})
