import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type Day, dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { addPersonCertificate } from '#lib/services/people/add-person-certificate.ts'
import { getPerson } from '#lib/services/people/get-person.ts'
import { listPeople } from '#lib/services/people/list-people.ts'
import { removePersonCertificate } from '#lib/services/people/remove-person-certificate.ts'
import { createFgtsProposal } from '#lib/services/proposals/create-fgts-proposal.ts'
import { findMissingCertificate } from '#lib/services/proposals/find-missing-certificate.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { type OfficeFixture, officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import {
  borrowerOf,
  type PersonFixture,
  personFixture,
  pixOf,
} from '#tests/support/fixtures/person-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let office: OfficeFixture
let people: PersonFixture
let proposals: ProposalFixture
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  office = await officeFixture()
  people = await personFixture(harness)
  proposals = await proposalFixture(harness)
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const ANEPS = { number: 'CRT-1', issuer: 'ANEPS' }
const today = (context: Context) => dayInSaoPaulo(context.now)
const inDays = (context: Context, days: number): Day => addDays(today(context), days)

const demoAgent = async () => {
  const agent = await people.person({ visibility: 'all' })
  const manager = await people.person({ role: 'manager' })
  return { agent, manager: manager.context() }
}

const withCertificateRequired = async <T>(products: string[], work: () => Promise<T>): Promise<T> => {
  const { owner } = harness.database
  const set = (value: string[]) => owner`
    update institutions set settings = settings || ${owner.json({ certificateProducts: value })} where code = 'aurora'`
  await set(products)
  return work().finally(() => set([]))
}

const propose = async (context: Context) => {
  const { id, documentNumber } = await proposals.simulation()
  return createFgtsProposal(context, {
    simulationId: id,
    borrower: borrowerOf(documentNumber),
    payment: pixOf(documentNumber),
  })
}

const proposalRow = async (id: string) => {
  const [row] = await harness.database.owner`
    select agent_certification, agent_certificate_issuer, agent_certificate_end_date::text as end_date
    from proposals where id = ${id}`
  return row
}

describe('certificates of a person', () => {
  test('are stored next to earlier ones, and the one valid longest counts', async () => {
    const { manager, agent } = await office.open()
    const context = manager()
    const end = inDays(context, 400)
    await addPersonCertificate(context, { id: agent.id, ...ANEPS, endDate: inDays(context, 10) })
    const updated = await addPersonCertificate(context, {
      id: agent.id,
      number: 'CRT-2',
      issuer: 'Febraban',
      endDate: end,
    })
    expect(updated).toMatchObject({
      certification: 'CRT-2',
      certificateEndDate: end,
      certificateState: 'valid',
    })
    expect(updated.certificates.map(({ number, issuer }) => [number, issuer])).toEqual([
      ['CRT-2', 'Febraban'],
      ['CRT-1', 'ANEPS'],
    ])
    const certificateId = updated.certificates[0]?.id ?? ''
    const remaining = await removePersonCertificate(context, { id: agent.id, certificateId })
    expect(remaining).toMatchObject({ certification: 'CRT-1', certificateState: 'ending' })
    expect(remaining.certificates).toHaveLength(2)
    expect(await codeOf(removePersonCertificate(context, { id: agent.id, certificateId }))).toBe('not_found')
    const audits = await harness.database.owner`
      select action, details from audit_entries where subject_id = ${agent.id} and action like 'user_certificate%'
      order by id`
    expect(audits.map(({ action }) => action)).toEqual([
      'user_certificate_added',
      'user_certificate_added',
      'user_certificate_removed',
    ])
    expect(audits[1]?.details).toMatchObject({ changed: { certification: { from: 'CRT-1', to: 'CRT-2' } } })
  })

  test('are read and written only by managers of the organization', async () => {
    const [one, other] = [await office.open(), await office.open()]
    const { id } = one.agent
    const added = await addPersonCertificate(one.manager(), {
      id,
      ...ANEPS,
      endDate: inDays(one.manager(), 90),
    })
    const certificateId = added.certificates[0]?.id ?? ''
    const accesses: ((who: Context) => Promise<unknown>)[] = [
      (who) => addPersonCertificate(who, { id, ...ANEPS, endDate: inDays(who, 90) }),
      (who) => removePersonCertificate(who, { id, certificateId }),
      (who) => getPerson(who, { id }),
    ]
    for (const reach of accesses) {
      expect(await codeOf(reach(one.agent.context('')))).toBe('permission_denied')
      expect(await codeOf(reach(other.manager()))).toBe('not_found')
    }
    const { withTransaction } = await import('#db/transaction.ts')
    const { organizationId } = other
    const rows = await withTransaction({ organizationId }, (tx) => tx`select id from agent_certificates`)
    expect(rows).toEqual([])
  })

  test('that ended, or end within 30 days, are found in the list of people', async () => {
    const { manager, agent, managerId } = await office.open()
    const context = manager()
    const endingIds = async () =>
      (await listPeople(context, { certificate: 'ending' })).map((person) => person.id)
    await addPersonCertificate(context, { id: agent.id, ...ANEPS, endDate: inDays(context, 31) })
    await addPersonCertificate(context, { id: managerId, ...ANEPS, endDate: inDays(context, -1) })
    expect(await endingIds()).toEqual([managerId])
    expect(await endingIds()).not.toContain(agent.id)
    const states = (await listPeople(context, {})).map((person) => [person.id, person.certificateState])
    expect(states).toContainEqual([agent.id, 'valid'])
    expect(states).toContainEqual([managerId, 'ended'])
  })
})

describe('an institution that requires a certificate', () => {
  test('accepts proposals of an agent with a valid certificate, on its last day in São Paulo too', async () => {
    const { agent, manager } = await demoAgent()
    await addPersonCertificate(manager, { id: agent.id, ...ANEPS, endDate: today(manager) })
    const at = (instant: Date): Context => ({ ...agent.context(), now: instant })
    const lastMoment = new Date(startOfDayInSaoPaulo(inDays(manager, 1)).getTime() - 1)
    const proposal = { product: 'fgts', institutionCode: 'aurora' } as const
    await withCertificateRequired(['fgts'], async () => {
      expect(await findMissingCertificate(at(lastMoment), proposal)).toBeNull()
      const { id } = await propose(agent.context())
      expect(await proposalRow(id)).toEqual({
        agent_certification: 'CRT-1',
        agent_certificate_issuer: 'ANEPS',
        end_date: today(manager),
      })
      const tooLate = new Date(lastMoment.getTime() + 1)
      expect(await findMissingCertificate(at(tooLate), proposal)).toMatchObject({
        title: 'Certificação de correspondente em dia',
      })
    })
  })

  test('rejects an agent without one, with an expired one, or with one without an end', async () => {
    const { owner } = harness.database
    const { agent, manager } = await demoAgent()
    await withCertificateRequired(['fgts'], async () => {
      expect(await codeOf(propose(agent.context()))).toBe('agent_certificate_required')
      await addPersonCertificate(manager, { id: agent.id, ...ANEPS, endDate: inDays(manager, -1) })
      expect(await codeOf(propose(agent.context()))).toBe('agent_certificate_required')
      await owner`update agent_certificates set end_date = null, issuer = null where user_id = ${agent.id}`
      expect(await codeOf(propose(agent.context()))).toBe('agent_certificate_required')
    })
    const { id } = await propose(agent.context())
    expect(await proposalRow(id)).toMatchObject({ agent_certification: 'CRT-1', end_date: null })
  })

  test('requires it from people and for its products only', async () => {
    const { agent } = await demoAgent()
    const { createCltOperation } = await import('#lib/services/clt/create-clt-operation.ts')
    const operate = async () => {
      const { simulation, documentNumber } = await operations.simulate()
      return createCltOperation(agent.context(), {
        simulationId: simulation.id,
        borrower: borrowerOf(documentNumber),
        payment: pixOf(documentNumber),
        pointers: { key: '/bank/pix_key', bank: '/bank' },
      })
    }
    await withCertificateRequired(['clt'], async () => {
      expect(await codeOf(operate())).toBe('agent_certificate_required')
      expect(await codeOf(propose(agent.context()))).toBe('nothing was refused')
      expect((await operations.create()).answer.status).toBe(201)
    })
  })

  test('gets contract and proof with the certificate of the day, whatever becomes of it', async () => {
    const { agent, manager } = await demoAgent()
    const endDate = inDays(manager, 60)
    await addPersonCertificate(manager, { id: agent.id, ...ANEPS, endDate })
    const { id } = await propose(agent.context())
    const { certificates } = await getPerson(manager, { id: agent.id })
    await removePersonCertificate(manager, { id: agent.id, certificateId: certificates[0]?.id ?? '' })
    const { contractData } = await import('#lib/services/formalization/parts/contract-data.ts')
    const { renderContract } = await import('#lib/pdf/render-contract.ts')
    const { findProposal } = await import('#db/queries/proposals/proposals.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { organizationId } = people
    const data = await withTransaction({ organizationId }, async (tx) => {
      const proposal = await findProposal(tx, { organizationId, id })
      if (!proposal) throw new Error('no proposal')
      return contractData(tx, proposal)
    })
    const [year, month, day] = endDate.split('-')
    expect(
      pdfPages(await renderContract(data))
        .join(' ')
        .replace(/\s+/g, ''),
    ).toContain(`certificaçãoCRT-1(ANEPS,válidaaté${day}/${month}/${year})`)
  })
})
