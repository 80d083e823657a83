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

const findFreshTestCpf = async (
  ...args: Parameters<typeof import('#lib/services/institutions/find-fresh-test-cpf.ts').findFreshTestCpf>
) => (await import('#lib/services/institutions/find-fresh-test-cpf.ts')).findFreshTestCpf(...args)

describe('the test CPF of the home page', () => {
  test('is another one once the organization has used it, in its own organization only', async () => {
    const { startFgtsBalanceQuery } = await import('#lib/services/fgts/start-fgts-balance-query.ts')
    const [{ agent }, other] = [await office.open(), await office.open()]
    const first = await findFreshTestCpf(agent.context())
    expect(first?.products).toEqual(['fgts', 'clt'])
    await startFgtsBalanceQuery(agent.context(), {
      documentNumber: first?.cpf ?? '',
      provider: 'aurora',
    })
    const next = await findFreshTestCpf(agent.context())
    expect(next?.cpf).toMatch(/^314160100/)
    expect(await findFreshTestCpf(other.agent.context())).toEqual(first)
  })

  test('offers only the products of active sandbox institutions, and nothing without one', async () => {
    const { agent } = await office.open()
    const { owner } = harness.database
    await owner`update institutions set active = false where 'clt' = any(products)`
    expect((await findFreshTestCpf(agent.context()))?.products ?? []).not.toContain('clt')
    await owner`update institutions set active = false`
    expect(await findFreshTestCpf(agent.context())).toBeNull()
    await owner`update institutions set active = true`
  })
})
