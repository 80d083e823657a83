import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getSimulationOfferTextContract } from '#lib/contracts/simulations/get-offer-text.ts'
import { getSimulationWorkingsContract } from '#lib/contracts/simulations/get-workings.ts'
import { backOfficeSession } from '#tests/support/fixtures/back-office-session.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let headers: { cookie: string }

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  headers = await backOfficeSession('manager@demo.local')
})

afterAll(() => harness?.stop())

const asPerson = (path: string) => harness.api(path, { token: null, headers })

describe('a simulation in the back office', () => {
  test('is offered as a PDF that is always downloaded and never cached', async () => {
    const { id } = await proposals.simulation()
    const answer = await asPerson(`/panel/simulations/${id}/offer`)
    expect(answer.status).toBe(200)
    expect(answer.text.startsWith('%PDF-')).toBe(true)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="oferta-fgts-[0-9a-f]{8}\.pdf"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('is returned as an offer text and as workings, in the shape of their contracts', async () => {
    const { id } = await proposals.simulation()
    const text = await asPerson(`/panel/simulations/${id}/offer-text`)
    expect(getSimulationOfferTextContract.response.parse(text.body)).toMatchObject({ expired: false })
    const workings = await asPerson(`/panel/simulations/${id}/workings`)
    const parsed = getSimulationWorkingsContract.response.parse(workings.body)
    expect(parsed.lines.reduce((sum, line) => sum + line.iof.cents, 0)).toBe(parsed.iofCents)
  })

  test('is closed to programs and strangers, and missing for a foreign id', async () => {
    const { id } = await proposals.simulation()
    for (const what of ['offer', 'offer-text', 'workings']) {
      expect((await harness.api(`/panel/simulations/${id}/${what}`)).status).toBeGreaterThanOrEqual(401)
      expect((await harness.api(`/panel/simulations/${id}/${what}`, { token: null })).status).toBe(401)
      const foreign = await asPerson(`/panel/simulations/0199a3b2-7c00-7000-8000-0000000000ff/${what}`)
      expect(foreign.status).toBe(404)
    }
  })
})
