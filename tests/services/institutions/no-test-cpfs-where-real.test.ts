import { afterAll, beforeAll, expect, test } from 'vitest'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  Object.assign(process.env, { EMBEDDED: '0', TRYING_OUT: '1' })
})
afterAll(() => harness.stop())

test('offers no test CPF where contracts are real, whatever the institutions are', async () => {
  const { agent } = await (await officeFixture()).open()
  const { getEnv } = await import('#lib/config/env.ts')
  const { listTestCpfs } = await import('#lib/services/institutions/list-test-cpfs.ts')
  expect(getEnv().EMBEDDED).toBe(false)
  expect(await listTestCpfs(agent.context(), 'fgts')).toEqual([])
  const { findFreshTestCpf } = await import('#lib/services/institutions/find-fresh-test-cpf.ts')
  expect(await findFreshTestCpf(agent.context())).toBeNull()
})
