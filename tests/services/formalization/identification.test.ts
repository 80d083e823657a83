import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { BIRTH, formalizationFixture } from './formalization-fixture.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const MINUTE = 60_000
const { waiting, identified } = formalizationFixture(() => proposals)

describe('identification', () => {
  test('locks the link for half an hour after five wrong answers, for right ones too', async () => {
    const { documentNumber, token } = await waiting()
    const wrong = { token, documentNumber, birthDate: day('1991-03-15') }
    for (const remaining of [4, 3, 2, 1]) {
      const refusal = await identifyCustomer(await customer(), wrong).catch((error) => error)
      expect(refusal).toMatchObject({ code: 'identity_mismatch', details: { remaining } })
    }
    expect(await codeOf(identifyCustomer(await customer(), wrong))).toBe('identity_locked')
    const right = { token, documentNumber, birthDate: BIRTH }
    expect(await codeOf(identifyCustomer(await customer(), right))).toBe('identity_locked')
    await harness.travel(31 * MINUTE)
    expect(await identifyCustomer(await customer(), right)).toHaveProperty('proof')
  })

  test('counts parallel wrong answers, so that guessing in parallel gains nothing', async () => {
    const { documentNumber, token } = await waiting()
    const guesses = Array.from({ length: 20 }, (_, index) => day(`19${50 + index}-01-01`))
    const codes = await Promise.all(
      guesses.map(async (birthDate) =>
        codeOf(identifyCustomer(await customer(), { token, documentNumber, birthDate })),
      ),
    )
    expect(codes.filter((code) => code === 'identity_mismatch')).toHaveLength(4)
    expect(codes.filter((code) => code === 'identity_locked')).toHaveLength(16)
    expect(
      await codeOf(identifyCustomer(await customer(), { token, documentNumber, birthDate: BIRTH })),
    ).toBe('identity_locked')
  })

  test('checks one answer at a time: the right one after five wrong ones is too late', async () => {
    const { id, documentNumber, token } = await waiting()
    const { owner } = harness.database
    const days = ['1950-01-01', '1951-01-01', '1952-01-01', '1953-01-01', '1954-01-01', BIRTH].map(day)
    const answers: Promise<string | undefined>[] = []
    await owner.begin(async (tx) => {
      await tx`select 1 from proposals where id = ${id} for update`
      for (const birthDate of days) {
        answers.push(codeOf(identifyCustomer(await customer(), { token, documentNumber, birthDate })))
        await eventually('the answer to wait', async () => {
          const [row] = await owner`select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`
          return Number(row?.count) === answers.length
        })
      }
    })
    const wrong = Array.from({ length: 4 }, () => 'identity_mismatch')
    expect(await Promise.all(answers)).toEqual([...wrong, 'identity_locked', 'identity_locked'])
  })

  test('locks again at the first wrong answer after the half hour, until a day has passed', async () => {
    const { documentNumber, token } = await waiting()
    const guess = async (birthDate: string) =>
      codeOf(identifyCustomer(await customer(), { token, documentNumber, birthDate: day(birthDate) }))
    for (let year = 50; year < 55; year += 1) await guess(`19${year}-01-01`)
    await harness.travel(31 * MINUTE)
    expect(await guess('1960-01-01')).toBe('identity_locked')
    await harness.travel(31 * MINUTE)
    expect(await guess('1961-01-01')).toBe('identity_locked')
    await harness.travel(24 * 60 * MINUTE)
    expect(await guess('1962-01-01')).toBe('identity_mismatch')
    expect(await guess(BIRTH)).toBe('nothing was refused')
  })

  test('issues a proof that is worthless for another proposal, when altered, or after 20 minutes', async () => {
    const { token, proof } = await identified()
    const other = await waiting()
    expect(await codeOf(getContractPdf(await customer(), { token: other.token, proof }))).toBe(
      'identity_required',
    )
    expect(await codeOf(getContractPdf(await customer(), { token, proof: `${proof.slice(0, -2)}AA` }))).toBe(
      'identity_required',
    )
    expect(await codeOf(getContractPdf(await customer(), { token }))).toBe('identity_required')
    expect(await getContractPdf(await customer(), { token, proof })).toHaveProperty('content')
    await harness.travel(21 * MINUTE)
    expect(await codeOf(getContractPdf(await customer(), { token, proof }))).toBe('identity_required')
  })
})
