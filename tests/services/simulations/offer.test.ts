import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import type { Context } from '#lib/services/context.ts'
import { getSimulationOffer } from '#lib/services/simulations/get-simulation-offer.ts'
import { getSimulationOfferText } from '#lib/services/simulations/get-simulation-offer-text.ts'
import { getSimulationWorkings } from '#lib/services/simulations/get-simulation-workings.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { type Work, workFixture } from '#tests/support/fixtures/work-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let people: PersonFixture
let ana: Context
let work: Work

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  ana = (await people.person({ name: 'Ana Lima' })).context()
  work = await (await workFixture(harness)).workOf(ana)
})

afterAll(() => harness?.stop())

const DAY_MS = 86_400_000
const later = (context: Context, days: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + days * DAY_MS),
})
const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const textOf = (content: Buffer) => pdfPages(content).join('\n')

/** Removes whitespace, because justified lines are drawn word by word. */
const unspaced = (text: string) => text.replaceAll(/\s/g, '')

describe('the offer of a simulation', () => {
  test('states lender, net, every instalment, itemized costs and the CET in the words of the law', async () => {
    const { simulation } = work
    const text = textOf((await getSimulationOffer(ana, { id: simulation.id })).content)
    for (const amount of [
      formatBrl(simulation.netCents),
      formatBrl(simulation.iofCents),
      formatBrl(simulation.totalCents),
      ...simulation.installments.map(({ dueDate }) => dueDate.split('-').reverse().join('/')),
      `${formatPercent(simulation.cetAnnual)} ao ano`,
      'CMN nº 4.881/2020',
      'Ana Lima',
      'Oferta válida até',
    ])
      expect(unspaced(text)).toContain(unspaced(amount))
  })

  test('fits one page for FGTS and two for eight years of payroll instalments', async () => {
    const fgts = await getSimulationOffer(ana, { id: work.simulation.id })
    expect(pdfPages(fgts.content)).toHaveLength(1)
    const clt = await getSimulationOffer(ana, { id: work.cltSimulation.id })
    expect(pdfPages(clt.content).length).toBeLessThanOrEqual(2)
    expect(textOf(clt.content)).toContain(formatBrl(work.cltSimulation.installmentCents))
  })

  test('never shows the full CPF, in the file, its name or the text', async () => {
    for (const [{ id }, { documentNumber }] of [
      [work.simulation, work.balance],
      [work.cltSimulation, work.consult],
    ] as const) {
      const { content, filename } = await getSimulationOffer(ana, { id })
      const formatted = `${documentNumber.slice(0, 3)}.${documentNumber.slice(3, 6)}`
      const { text } = await getSimulationOfferText(ana, { id })
      for (const output of [textOf(content), filename, text]) {
        expect(output).not.toContain(documentNumber)
        expect(output).not.toContain(formatted)
      }
    }
  })

  test('is reproduced byte by byte from the stored simulation, and says when it has expired', async () => {
    const { id } = work.simulation
    const manager = (await people.person({ role: 'manager', visibility: 'all' })).context()
    const first = await getSimulationOffer(ana, { id })
    const again = await getSimulationOffer(manager, { id })
    expect(digestOf(again.content)).toBe(digestOf(first.content))
    const expired = await getSimulationOffer(later(ana, 2), { id })
    expect(textOf(expired.content)).toContain('OFERTA VENCIDA')
    const text = await getSimulationOfferText(later(ana, 2), { id })
    expect(text).toMatchObject({ expired: true })
    expect(text.text).toContain('OFERTA VENCIDA')
  })

  test('is audited each time it is issued, without personal data', async () => {
    const { id } = work.cltSimulation
    await getSimulationOffer(ana, { id })
    const rows = await harness.database.owner`
      select actor_id, details from audit_entries where action = 'offer_issued' and subject_id = ${id} order by id desc limit 1`
    expect(rows[0]).toMatchObject({
      actor_id: ana.actor.id,
      details: { product: 'clt', expired: false },
    })
  })

  test('is missing for another organization and for a person who does not see the work', async () => {
    const stranger = { ...ana, organizationId: '0199a3b2-7c00-7000-8000-0000000000ff' }
    const colleague = (await people.person({ visibility: 'own' })).context()
    for (const caller of [stranger, colleague])
      for (const { id } of [work.simulation, work.cltSimulation])
        for (const ask of [getSimulationOffer, getSimulationOfferText, getSimulationWorkings])
          expect(await codeOf(ask(caller, { id }))).toBe('not_found')
  })
})

describe('the workings of a stored simulation', () => {
  test('end at the stored figures, even after the table changed', async () => {
    const { owner } = harness.database
    await owner`update price_table_versions set parameters = parameters || '{"monthlyRate":"0.05"}' where table_id = ${work.simulation.priceTableId}`
    const workings = await getSimulationWorkings(ana, { id: work.simulation.id })
    expect(workings).toMatchObject({
      product: 'fgts',
      netCents: work.simulation.netCents,
      iofCents: work.simulation.iofCents,
      issueCents: work.simulation.issueCents,
      method: { monthlyRate: work.simulation.parameters.monthlyRate },
    })
    expect(await getSimulationWorkings(ana, { id: work.cltSimulation.id })).toMatchObject({
      product: 'clt',
      netCents: work.cltSimulation.netCents,
      totalCents: work.cltSimulation.totalCents,
    })
  })
})
