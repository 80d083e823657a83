import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'
import { getHome } from '#lib/services/home/get-home.ts'
import { getOfferPage } from '#lib/services/simulations/get-offer-page.ts'
import { getSimulationOfferText } from '#lib/services/simulations/get-simulation-offer-text.ts'
import { identifyOfferReader } from '#lib/services/simulations/identify-offer-reader.ts'
import { recordOfferOpening } from '#lib/services/simulations/record-offer-opening.ts'
import { wantOffer } from '#lib/services/simulations/want-offer.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { anyCpf, type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { cpfIn, isCpf } from '#tests/support/fixtures/stored-cpf.ts'
import { type Work, type WorkFixture, workFixture } from '#tests/support/fixtures/work-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let people: PersonFixture
let works: WorkFixture
let ana: Context
let work: Work

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  works = await workFixture(harness)
  ana = (await people.person({ name: 'Ana Lima' })).context()
  work = await works.workOf(ana)
})

afterAll(() => harness?.stop())

const DAY_MS = 86_400_000

const tokenOf = async (agent: Context, id: string) => {
  const { link } = await getSimulationOfferText(agent, { id })
  return link?.address.split('/').at(-1) ?? ''
}

const fresh = async (agent = ana) => {
  const balance = await works.balanceOf(agent, anyCpf())
  const { id } = await works.simulate(agent, balance)
  return { id, documentNumber: balance.documentNumber, token: await tokenOf(agent, id) }
}

const identifyReader = async () => {
  const offer = await fresh()
  const { proof } = await identifyOfferReader(await customer(), offer)
  return { ...offer, proof }
}

describe('the link to an offer', () => {
  test('shows lender and agent, and no amount before identification', async () => {
    const { token, documentNumber } = await fresh()
    const before = await getOfferPage(await customer(), { token })
    expect(before).toMatchObject({ state: 'open', identified: false, figures: null, firstName: null })
    expect(before.asksBirthDate).toBe(false)
    const { proof } = await identifyOfferReader(await customer(), { token, documentNumber })
    const after = await getOfferPage(await customer(), { token, proof })
    expect(after.figures).toMatchObject({ product: 'fgts', installments: expect.any(Array) })
  })

  test('asks for the birth date where an earlier term has it, and reports when it is missing', async () => {
    const token = await tokenOf(ana, work.cltSimulation.id)
    const { documentNumber } = work.consult
    expect(await getOfferPage(await customer(), { token })).toMatchObject({ asksBirthDate: true })
    const alone = await identifyOfferReader(await customer(), { token, documentNumber }).catch(
      (error) => error,
    )
    expect(alone).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/birthDate' }] })
    const wrong = { token, documentNumber, birthDate: day('1950-01-01') }
    expect(await codeOf(identifyOfferReader(await customer(), wrong))).toBe('identity_mismatch')
  })

  test('locks after five wrong answers, also in parallel', async () => {
    const { token, documentNumber } = await fresh()
    const guesses = await Promise.all(
      Array.from({ length: 8 }, async () =>
        codeOf(identifyOfferReader(await customer(), { token, documentNumber: '52998224725' })),
      ),
    )
    expect(guesses.filter((code) => code === 'identity_mismatch')).toHaveLength(4)
    const right = identifyOfferReader(await customer(), { token, documentNumber })
    expect(await codeOf(right)).toBe('identity_locked')
  })

  test('is worthless when forged, and its proof is worthless for another offer', async () => {
    const { token } = await fresh()
    const { proof } = await identifyReader()
    const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
    expect(await codeOf(getOfferPage(await customer(), { token: forged }))).toBe('link_invalid')
    expect(await getOfferPage(await customer(), { token, proof })).toMatchObject({ figures: null })
    expect(await codeOf(wantOffer(await customer(), { token, proof }))).toBe('identity_required')
  })

  test('made at 23:50 is open the next day, with the figures of that day', async () => {
    const tenToMidnight = new Date(`${dayInSaoPaulo(ana.now)}T23:50:00-03:00`)
    const evening = { ...ana, now: tenToMidnight }
    const balance = await works.balanceOf(evening, anyCpf())
    // Skips the first withdrawal, which on the last day of February would be due the next day.
    const later = { ...balance, periods: balance.periods.slice(1) }
    const { id, netCents } = await works.simulate(evening, later)
    const token = await tokenOf(evening, id)
    const nextDay = new Date(tenToMidnight.getTime() + DAY_MS / 2)
    const reader = { ...(await customer()), now: nextDay }
    const { proof } = await identifyOfferReader(reader, { token, documentNumber: balance.documentNumber })
    const { state, figures } = await getOfferPage(reader, { token, proof })
    expect(state).toBe('open')
    expect(figures?.releaseDate).toBe(dayInSaoPaulo(nextDay))
    expect(figures?.netCents).toBeGreaterThan(netCents)
    const { text } = await getSimulationOfferText({ ...ana, now: nextDay }, { id })
    expect(text).toContain(`liberação em ${dayInSaoPaulo(nextDay).split('-').reverse().join('/')}`)
    expect(text).toContain(formatBrl(figures?.netCents ?? cents(0)))
  })

  test('ends with the simulation, and with its proposal', async () => {
    const { token, proof, id } = await identifyReader()
    const late = { ...(await customer()), now: new Date(ana.now.getTime() + 2 * DAY_MS) }
    expect(await getOfferPage(late, { token })).toMatchObject({ state: 'expired', figures: null })
    const { proof: lateProof } = await identifyOfferReader(late, {
      token,
      documentNumber: (await documentOf(id)) ?? '',
    })
    expect(await codeOf(wantOffer(late, { token, proof: lateProof }))).toBe('simulation_expired')
    expect(await getSimulationOfferText({ ...ana, now: late.now }, { id })).toMatchObject({ link: null })
    const { owner } = harness.database
    await owner`update proposals set fgts_simulation_id = ${id} where id = ${work.proposal.id}`
    expect(await getOfferPage(await customer(), { token, proof })).toMatchObject({ state: 'contracted' })
    expect(await codeOf(wantOffer(await customer(), { token, proof }))).toBe('simulation_already_used')
  })

  test('shows the agent who opened it, who identified and who wants it, once however often the button is pressed', async () => {
    const { id, token, proof } = await identifyReader()
    await recordOfferOpening(await customer(), { token })
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => wantOffer(await customer(), { token, proof })),
    )
    expect(new Set(answers.map(({ wantedAt }) => wantedAt.getTime())).size).toBe(1)
    const { events } = await getSimulationOfferText(ana, { id })
    expect(events.map(({ kind, link }) => [kind, link])).toEqual([
      ['identified', 'offer'],
      ['link_opened', 'offer'],
      ['offer_wanted', 'offer'],
    ])
    expect(await getOfferPage(await customer(), { token })).toMatchObject({ wantedAt: null })
  })

  test("puts a wanted offer first in its author's queue, and among the next steps of the customer", async () => {
    const bia = (await people.person({ name: 'Bia' })).context()
    const { id, token, documentNumber } = await fresh(bia)
    const { proof } = await identifyOfferReader(await customer(), { token, documentNumber })
    expect((await getHome(bia, {})).groups[0]?.kind).toBe('expiring')
    await wantOffer(await customer(), { token, proof })
    const { groups } = await getHome(bia, {})
    expect(groups.map(({ kind }) => kind)).toEqual(['wanted'])
    expect(groups[0]?.lines[0]).toMatchObject({ targetIds: [id], urgent: expect.any(Boolean) })
    const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
    const key = customerKeyOf({ organizationId: bia.organizationId, documentNumber })
    const record = await getCustomer(bia, { key })
    expect(record.steps).toMatchObject([{ kind: 'wanted', targetIds: [id] }])
    expect(record.timeline.map(({ kind }) => kind)).toContain('offer_wanted')
    const carla = (await people.person({ name: 'Carla' })).context()
    expect((await getHome(carla, {})).groups).toEqual([])
  })

  test('uses the name of the customer from work that the agent sees, and none otherwise', async () => {
    const { link, customer: subject } = await getSimulationOfferText(ana, { id: work.cltSimulation.id })
    expect(link?.message).toMatch(/^Olá, \S+!/)
    expect(subject).toMatchObject({ subjectType: 'clt_consult', subjectId: work.consult.id })
    const { owner } = harness.database
    const dora = (await people.person({ name: 'Dora' })).context()
    const balance = await works.balanceOf(dora, work.consult.documentNumber)
    const { id } = await works.simulate(dora, balance)
    const [row] =
      await owner`select count(*)::int as count from clt_consults where ${isCpf(owner, { ...balance, organizationId: dora.organizationId })}`
    expect(row?.count).toBe(1)
    const other = await getSimulationOfferText(dora, { id })
    expect(other.customer).toBeNull()
    expect(other.link?.message).toMatch(/^Olá! /)
    expect(other.link?.message).not.toMatch(/R\$/)
  })
})

const documentOf = async (id: string): Promise<string | undefined> => {
  const [row] = await harness.database.owner`select * from fgts_simulations where id = ${id}`
  return row && cpfIn('fgts_simulations', row)
}
