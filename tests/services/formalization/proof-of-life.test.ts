import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkProofOfLife } from '#lib/services/formalization/check-proof-of-life.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { startProofOfLife } from '#lib/services/formalization/start-proof-of-life.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { startProofOfLifeProvider } from '#tests/support/servers/proof-of-life-provider.ts'
import { formalizationFixture } from './formalization-fixture.ts'

let harness: Harness
let proposals: ProposalFixture
let provider: Awaited<ReturnType<typeof startProofOfLifeProvider>>

beforeAll(async () => {
  provider = await startProofOfLifeProvider()
  harness = await startHarness({
    worker: false,
    settings: () => ({ PROOF_OF_LIFE_URL: provider.url, PROOF_OF_LIFE_TOKEN: 'a-token-of-the-tests' }),
  })
  proposals = await proposalFixture(harness)
  await harness.database.owner`
    update institutions set settings = settings || '{"signing": {"fgts": {"proofOfLife": "here"}}}'
    where code = 'aurora'`
})

beforeEach(() => provider.behave('pass'))

afterAll(async () => {
  await harness?.stop()
  await provider?.stop()
})

const { read, codeFor } = formalizationFixture(() => proposals)

const start = async (signer: { token: string; proof: string }) => startProofOfLife(await customer(), signer)
const check = async (signer: { token: string; proof: string }) => checkProofOfLife(await customer(), signer)

const stateOf = async (signer: { token: string; proof: string }) =>
  (await getFormalization(await customer(), signer)).contract?.proofOfLife

test('leads to the provider and back, and is named by the signature', async () => {
  const signer = await read()
  expect(await stateOf(signer)).toEqual({ rule: 'here', state: 'missing' })
  expect(await start(signer)).toEqual({ url: 'https://life.example.com/check' })
  expect(provider.checks.at(-1)).toMatchObject({
    authorization: 'Bearer a-token-of-the-tests',
    documentNumber: signer.documentNumber,
    birthDate: '1990-03-15',
    returnTo: expect.stringContaining(`/formalization/${signer.token}`),
  })
  expect(await check(signer)).toEqual({ outcome: 'passed' })
  await signProposal(await customer(), { ...signer, code: await codeFor(signer) })
  const [evidence] = await harness.database
    .owner`select factors from proposal_signatures where proposal_id = ${signer.id}`
  expect(evidence?.factors).toContainEqual({
    kind: 'proof_of_life',
    provider: provider.host,
    evidence: 'liveness-1',
    at: '2026-11-25T12:00:00.000Z',
  })
})

test('cannot be replaced by the code', async () => {
  const signer = await read()
  const code = await codeFor(signer)
  expect(await codeOf(signProposal(await customer(), { ...signer, code }))).toBe('proof_of_life_required')
  provider.behave('fail')
  await start(signer)
  expect(await check(signer)).toEqual({ outcome: 'failed' })
  expect(await codeOf(signProposal(await customer(), { ...signer, code }))).toBe('proof_of_life_required')
})

test('stays open until the provider decides, and can be repeated after a failure', async () => {
  const signer = await read()
  expect(await codeOf(check(signer))).toBe('proof_of_life_required')
  await start(signer)
  provider.behave('wait')
  expect(await check(signer)).toEqual({ outcome: 'open' })
  provider.behave('fail')
  expect(await check(signer)).toEqual({ outcome: 'failed' })
  provider.behave('pass')
  await start(signer)
  expect(await check(signer)).toEqual({ outcome: 'passed' })
  expect(await stateOf(signer)).toEqual({ rule: 'here', state: 'passed' })
})

test.each(['break', 'nonsense'] as const)(
  'counts for nothing when the provider answers with %s',
  async (how) => {
    const signer = await read()
    await start(signer)
    provider.behave(how)
    expect(await codeOf(check(signer))).toBe('proof_of_life_unavailable')
    expect(await stateOf(signer)).toEqual({ rule: 'here', state: 'open' })
  },
)

test('can be started again after the provider did not open it', async () => {
  const signer = await read()
  provider.behave('break')
  expect(await codeOf(start(signer))).toBe('proof_of_life_unavailable')
  expect(await stateOf(signer)).toEqual({ rule: 'here', state: 'missing' })
  provider.behave('pass')
  await start(signer)
  expect(await check(signer)).toEqual({ outcome: 'passed' })
})

test('can be started ten times a day at most', async () => {
  const signer = await read()
  for (let count = 0; count < 10; count += 1) await start(signer)
  expect(await codeOf(start(signer))).toBe('proof_of_life_limit_reached')
})
