import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: Awaited<ReturnType<typeof officeFixture>>
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
})
afterAll(() => harness.stop())

const listTestCpfs = async (
  ...args: Parameters<typeof import('#lib/services/institutions/list-test-cpfs.ts').listTestCpfs>
) => (await import('#lib/services/institutions/list-test-cpfs.ts')).listTestCpfs(...args)

describe('test CPFs', () => {
  test('belong to the product, in the reader’s language', async () => {
    const { agent } = await office.open()
    const [fgts, clt] = [
      await listTestCpfs(agent.context(), 'fgts'),
      await listTestCpfs(agent.context(), 'clt'),
    ]
    expect(fgts.map(({ text }) => text)).toContain('Bloqueio do aniversário')
    expect(clt.map(({ text }) => text)).not.toContain('Bloqueio do aniversário')
    const english = await listTestCpfs({ ...agent.context(), language: 'en' }, 'clt')
    expect(english.map(({ text }) => text)).toContain('Blocked by the worker')
  })

  test('are missing without a sandbox institution that offers the product', async () => {
    const { agent } = await office.open()
    const { owner } = harness.database
    await owner`update institutions set active = false where 'clt' = any(products)`
    expect(await listTestCpfs(agent.context(), 'clt')).toEqual([])
    await owner`update institutions set active = true`
  })
})
