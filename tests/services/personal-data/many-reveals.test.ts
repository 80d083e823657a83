import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { setUpSecondFactor } from '#tests/support/fixtures/second-factor-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
})
afterAll(() => harness?.stop())

const DONE = 'nothing was refused'
const MINUTE = 60_000

const personAtWork = async (hasFactor: boolean, role: 'agent' | 'manager' = 'agent') => {
  const { signIn } = await import('#lib/services/access/sign-in.ts')
  const { organizationId } = proposals
  const person = await access.person(organizationId, role)
  const { sessionId } = await signIn(access.stranger(), person)
  const start: Context = {
    ...access.context(organizationId),
    actor: {
      ...{ kind: 'user', id: person.id, email: person.email, name: 'Ana', role, sessionId },
      ...{ teamId: null, visibility: 'all' },
    },
  }
  if (hasFactor) await setUpSecondFactor(start, person.password)
  return (minutes: number): Context => ({
    ...start,
    now: new Date(start.now.getTime() + minutes * MINUTE),
  })
}

const reveal = async (context: Context, subjectId: string, act?: 'message') => {
  const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
  const why = { reason: 'data_check' } as const
  const subject = { subjectType: 'proposal', subjectId } as const
  const request = act ? ({ fields: ['phone'], act } as const) : ({ fields: ['documentNumber'], why } as const)
  return codeOf(revealPersonalData(context, { ...subject, ...request }))
}

describe('many reveals within an hour', () => {
  test('require a recent second factor from the twenty-first on, whatever the reason', async () => {
    const { giveRevealReason } = await import('#lib/services/personal-data/give-reveal-reason.ts')
    const { id } = await proposals.create()
    const at = await personAtWork(true)
    for (let count = 0; count < 20; count += 1) expect(await reveal(at(20), id)).toBe(DONE)
    expect(await reveal(at(20), id)).toBe('second_factor_stale')
    expect(await reveal(at(20), id, 'message')).toBe('second_factor_stale')
    const reason = giveRevealReason(at(20), { subjectType: 'proposal', subjectId: id })
    expect(await codeOf(reason)).toBe('second_factor_stale')
    expect(await reveal(at(10), id)).toBe(DONE)
    expect(await reveal(at(81), id)).toBe(DONE)
  })

  test('require nothing of a person without a second factor', async () => {
    const { id } = await proposals.create()
    const at = await personAtWork(false)
    for (let count = 0; count < 25; count += 1) expect(await reveal(at(20), id)).toBe(DONE)
  })

  test('at once, as an export with whole CPFs, always require it', async () => {
    const { exportProposals } = await import('#lib/services/proposals/export-proposals.ts')
    const at = await personAtWork(true, 'manager')
    const exported = (minutes: number, cpf: 'masked' | 'whole') =>
      codeOf(exportProposals(at(minutes), { sort: 'net', order: 'asc', cpf, why: 'reconciliation' }))
    expect(await exported(20, 'whole')).toBe('second_factor_stale')
    expect(await exported(20, 'masked')).toBe(DONE)
    expect(await exported(10, 'whole')).toBe(DONE)
  })

  test('at once, as the report of a customer, always require it', async () => {
    const { getSubjectReport } = await import('#lib/services/personal-data/get-subject-report.ts')
    const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
    const { organizationId } = proposals
    const { documentNumber } = await proposals.create()
    const key = customerKeyOf({ organizationId, documentNumber })
    const at = await personAtWork(true, 'manager')
    const report = (minutes: number, format: 'json' | 'pdf') =>
      codeOf(getSubjectReport(at(minutes), { key, format, reason: 'subject_request' }))
    for (const format of ['json', 'pdf'] as const) {
      expect(await report(20, format)).toBe('second_factor_stale')
      expect(await report(10, format)).toBe(DONE)
    }
  })
})
