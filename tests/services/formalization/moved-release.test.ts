import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { now } from '#lib/config/clock.ts'
import { type Day, day } from '#lib/domain/calendar.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { simulateCltLoan } from '#tests/support/maths/reference/clt-simulation.ts'
import { simulateFgtsAdvance } from '#tests/support/maths/reference/fgts-simulation.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { BIRTH } from './formalization-fixture.ts'

let harness: Harness
let proposals: ProposalFixture
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const at = (instant: string) => harness.travel(new Date(instant).getTime() - now().getTime())

const NOON = 'T12:00:00-03:00'

type ProposalKey = { id: string; documentNumber: string }

const identify = async ({ id, documentNumber }: ProposalKey) => {
  const token = proposals.tokenOf(id)
  const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate: BIRTH })
  return { token, proof }
}

const openContract = async (proposal: ProposalKey) => {
  const { token, proof } = await identify(proposal)
  const { contract } = await getFormalization(await customer(), { token, proof })
  if (!contract) throw new Error('no contract for its owner')
  const pdf = await getContractPdf(await customer(), { token, proof })
  const text = (await pdfPages(pdf.content)).join('\n')
  return { token, contract, text, pdf, acceptedTextSha256: contract.acceptance.sha256 }
}

const sign = async ({
  token,
  pdf,
  contract,
  acceptedTextSha256,
}: Awaited<ReturnType<typeof openContract>>) => {
  const { proof } = pdf
  const delivery = await sendSignatureCode(await customer(), { token, proof, channel: 'demonstration' })
  const code = delivery.shownCode ?? ''
  const acceptedInsuranceSha256 = contract.insurance?.sha256
  return signProposal(await customer(), { token, proof, acceptedTextSha256, acceptedInsuranceSha256, code })
}

const parametersOf = async (simulationId: string): Promise<PriceParameters> => {
  const [row] = await harness.database.owner`
    select parameters from clt_simulations where id = ${simulationId}
    union all select parameters from fgts_simulations where id = ${simulationId}`
  return row?.parameters
}

const historyOf = async (id: string) =>
  (
    await harness.database.owner`
      select reason_code from proposal_history where proposal_id = ${id} order by position`
  ).map((row) => row.reason_code)

const formatDay = (value: Day) => value.split('-').reverse().join('/')

describe('CLT: simulated on the 20th, signed on the 25th', () => {
  const operation = async () => {
    await at(`2027-01-20${NOON}`)
    const offer = await operations.simulate({}, { netCents: 5_000_00, numberOfInstallments: 24 })
    const body = operationBody(offer.simulation.id, offer.documentNumber)
    const answer = await harness.api('/private-consignment/operation', { body })
    await operations.report(String(answer.body.id), 'formalization')
    return { ...offer, id: String(answer.body.id) }
  }

  // Portaria MTE 435/2025 art. 24: contracts registered by 20 January are first remitted on 20 March.
  // Contracts registered from 21 January on are first remitted on 20 April.
  test('moves to the next payroll, with the figures of its release', async () => {
    const created = await operation()
    const before = await openContract(created)
    expect(before.contract.figures.releaseDate).toBe('2027-01-20')
    expect(before.contract.figures.installments[0]?.dueDate).toBe('2027-03-20')
    expect(before.contract.moved).toEqual({ change: null, refusal: null })
    await at(`2027-01-25${NOON}`)
    const after = await openContract(created)
    const expected = simulateCltLoan({
      amount: { by: 'net', cents: cents(5_000_00) },
      marginCents: cents(350_00),
      limit: {
        monthMin: 3,
        monthMax: 600,
        installmentsMin: 6,
        installmentsMax: 96,
        valueMinCents: cents(100_00),
        valueMaxCents: cents(50_000_00),
      },
      numberOfInstallments: 24,
      releaseDate: day('2027-01-25'),
      firstDueDate: day('2027-04-20'),
      parameters: await parametersOf(created.simulation.id),
    })
    expect(after.contract.figures).toMatchObject({
      releaseDate: '2027-01-25',
      netCents: 5_000_00,
      issueCents: expected.issueCents,
      iofCents: expected.iofCents,
      totalCents: expected.totalCents,
      cetAnnual: expected.cetAnnual,
    })
    expect(after.contract.figures.installments.map((item) => [item.dueDate, item.amountCents])).toEqual(
      expected.installments.map((item) => [item.dueDate, item.totalCents]),
    )
    expect(after.contract.moved.change).toMatchObject({
      previousReleaseDate: '2027-01-20',
      releaseDate: '2027-01-25',
      previousFirstDueDate: '2027-03-20',
      firstDueDate: '2027-04-20',
    })
    for (const printed of ['20/04/2027', formatBrl(expected.totalCents), formatPercent(expected.cetAnnual)])
      expect(after.text).toContain(printed)
    expect(after.text).not.toContain('20/03/2027')
    expect(after.contract.acceptance.text).toContain('20/04/2027')
    expect(await sign(after)).toMatchObject({ status: 'analysis' })
    const { body } = await harness.api(`/private-consignment/operation/${created.id}`)
    expect(JSON.stringify(body)).toContain('2027-04-20')
    expect(await historyOf(created.id)).toContain('figures_renewed')
  })

  test('rejects the version read before midnight, and accepts the one read after it', async () => {
    const created = await operation()
    await at('2027-01-20T23:55:00-03:00')
    const before = await openContract(created)
    await at('2027-01-21T00:05:00-03:00')
    const stale = {
      token: before.token,
      proof: before.pdf.proof,
      acceptedTextSha256: before.acceptedTextSha256,
    }
    expect(await codeOf(signProposal(await customer(), stale))).toBe('figures_renewed')
    // The new contract exists now, but nobody has read it yet.
    expect(await codeOf(signProposal(await customer(), stale))).toBe('contract_not_read')
    const after = await openContract(created)
    expect(after.contract.figures.installments[0]?.dueDate).toBe('2027-04-20')
    expect(await historyOf(created.id)).toEqual([null, null, 'figures_renewed'])
    await sign(after)
    const [signature] = await harness.database.owner`
      select document_sha256 from proposal_signatures where proposal_id = ${created.id}`
    expect(signature?.document_sha256).toBe(after.pdf.sha256)
  })

  test('is rejected where the later instalment exceeds the margin, and the agent is notified once', async () => {
    await at(`2027-01-20${NOON}`)
    const { consult, simulation } = await operations.simulate({}, { installmentCents: 350_00 })
    const input = { consultId: consult.id, netCents: simulation.netCents, numberOfInstallments: 24 }
    const tight = await operations.simulation(input)
    const answer = await harness.api('/private-consignment/operation', {
      body: operationBody(tight.id, consult.documentNumber),
    })
    const created = { id: String(answer.body.id), documentNumber: consult.documentNumber }
    await operations.report(created.id, 'formalization')
    await at(`2027-01-25${NOON}`)
    const after = await openContract(created)
    expect(after.contract.moved.refusal).toContain('20/01/2027')
    expect(after.contract.figures.releaseDate).toBe('2027-01-20')
    const acceptance = { ...after, proof: after.pdf.proof }
    expect(await codeOf(signProposal(await customer(), acceptance))).toBe('figures_not_renewable')
    expect(await historyOf(created.id)).toEqual([null, null, 'figures_not_renewable'])
    const { body } = await harness.api(`/private-consignment/operation/${created.id}`)
    expect(JSON.stringify(body)).toContain('margem')
  })
})

describe('FGTS', () => {
  const proposal = async (simulatedAt: string, provider = 'aurora') => {
    await at(simulatedAt)
    const created = await proposals.create({ provider }, { provider })
    await proposals.report(created.id, 'formalization')
    return created
  }

  const expectedOn = async (created: Awaited<ReturnType<typeof proposal>>, releaseDate: Day) =>
    simulateFgtsAdvance({
      installments: created.simulation.installments,
      parameters: await parametersOf(created.simulation.id),
      releaseDate,
    })

  test('signed two days later has the tax and the CET of the later release', async () => {
    const created = await proposal(`2027-02-16${NOON}`)
    await at(`2027-02-18${NOON}`)
    const { contract, text } = await openContract(created)
    const expected = await expectedOn(created, day('2027-02-18'))
    expect(expected.iofCents).not.toBe(created.simulation.iofCents)
    expect(contract.figures).toMatchObject({
      releaseDate: '2027-02-18',
      iofCents: expected.iofCents,
      issueCents: expected.issueCents,
      netCents: expected.netCents,
      cetAnnual: expected.cetAnnual,
      totalCents: created.simulation.totalCents,
    })
    expect(text).toContain(formatDay(day('2027-02-18')))
    const { body } = await harness.api(`/fgts/proposal/${created.id}`)
    expect(body.simulation).toMatchObject({
      id: created.simulation.id,
      releaseDate: '2027-02-18',
      availableBalance: expected.netCents / 100,
    })
    expect(body).toMatchObject({ availableBalance: expected.netCents / 100 })
  })

  test('keeps the figures of its own day, however often the link is opened', async () => {
    const created = await proposal(`2027-02-22${NOON}`)
    await at('2027-02-22T20:00:00-03:00')
    const { contract } = await openContract(created)
    expect(contract.figures.netCents).toBe(created.simulation.netCents)
    expect(await historyOf(created.id)).toEqual([null, null])
  })

  // In 2027 Carnival is on 8 and 9 February, when banks are closed (Resolução CMN 4.880/2020). The price
  // table of Ipê releases money on business days only.
  test('keeps a release after a weekend and holidays until that day is over', async () => {
    const created = await proposal(`2027-02-06${NOON}`, 'ipe')
    expect(created.simulation.releaseDate).toBe('2027-02-10')
    for (const signed of ['2027-02-07', '2027-02-09', '2027-02-10']) {
      await at(`${signed}${NOON}`)
      expect((await openContract(created)).contract.figures.releaseDate).toBe('2027-02-10')
    }
    expect(await historyOf(created.id)).toEqual([null, null])
    await at('2027-02-12T23:30:00-03:00')
    const friday = await openContract(created)
    expect(friday.contract.figures.releaseDate).toBe('2027-02-12')
    await at('2027-02-13T09:00:00-03:00')
    const saturday = await openContract(created)
    const expected = await expectedOn(created, day('2027-02-15'))
    expect(saturday.contract.figures).toMatchObject({
      releaseDate: '2027-02-15',
      iofCents: expected.iofCents,
      netCents: expected.netCents,
    })
    expect(saturday.contract.moved.change).toMatchObject({
      previousReleaseDate: '2027-02-12',
      releaseDate: '2027-02-15',
    })
  })

  test('notifies whoever follows the proposal, with its unchanged status', async () => {
    const created = await proposal(`2027-02-23${NOON}`)
    await at(`2027-02-24${NOON}`)
    await identify(created)
    const rows = await harness.database
      .owner`select * from events where resource_id = ${created.id} order by id`
    const event = plainRows(eventBody, rows).at(-1)
    expect(JSON.parse(event?.body ?? '{}')).toMatchObject({
      status: 'formalization',
      previousStatus: 'formalization',
      reason: { code: 'figures_renewed' },
    })
  })
})
