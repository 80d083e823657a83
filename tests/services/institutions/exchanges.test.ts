import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type InstitutionExchangeRow,
  insertInstitutionExchange,
} from '#db/queries/institutions/institution-exchanges.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { exportInstitutionExchanges } from '#lib/services/institutions/export-institution-exchanges.ts'
import { getInstitutionExchange } from '#lib/services/institutions/get-institution-exchange.ts'
import { listInstitutionExchanges } from '#lib/services/institutions/list-institution-exchanges.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { exchangeRow } from '#tests/support/fixtures/exchange-row.ts'
import { officeFixture } from '#tests/support/fixtures/office-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture
let office: Awaited<ReturnType<typeof officeFixture>>
beforeAll(async () => {
  harness = await startHarness()
  proposals = await proposalFixture(harness)
  office = await officeFixture()
})
afterAll(() => harness.stop())

const manager = async () => (await office.manager(proposals.organizationId)).context()

const stored = async (row: Partial<InstitutionExchangeRow> = {}): Promise<string> => {
  const { organizationId } = proposals
  const exchange = exchangeRow({ organizationId, ...row })
  await withTransaction({ organizationId }, (tx) => insertInstitutionExchange(tx, exchange))
  return exchange.id
}

const listed = async (request: Partial<Parameters<typeof listInstitutionExchanges>[1]>) =>
  (await listInstitutionExchanges(await manager(), { page: 1, limit: 50, ...request })).rows.map(
    ({ id }) => id,
  )

describe('the calls to institutions', () => {
  test('are found by the number of a contract, with those about the balance behind it', async () => {
    const { id, answer } = await proposals.create()
    const { contractNumber } = answer.body
    const [simulated] = await harness.database.owner<{ balanceQueryId: string }[]>`
      select s.balance_query_id as "balanceQueryId" from proposals p join fgts_simulations s on s.id = p.fgts_simulation_id where p.id = ${id}`
    const ofProposal = await stored({ resourceType: 'proposal', resourceId: id })
    const ofBalance = await stored({
      resourceType: 'fgts_balance_query',
      resourceId: simulated?.balanceQueryId ?? null,
    })
    await stored({ resourceType: 'proposal', resourceId: newId() })
    expect(await listed({ search: contractNumber })).toEqual([ofBalance, ofProposal])
    expect(await listed({ search: id })).toEqual([ofProposal])
    const { rows } = await listInstitutionExchanges(await manager(), { page: 1, limit: 5, search: id })
    expect(rows[0]).toMatchObject({ contractNumber, institutionName: 'Aurora' })
  })

  test('are found by request id and by idempotency key', async () => {
    const requestId = newId()
    const one = await stored({ requestId })
    const key = `proposal:${newId()}`
    const other = await stored({ idempotencyKey: key })
    expect(await listed({ search: requestId })).toEqual([one])
    expect(await listed({ search: key })).toEqual([other])
    expect(await listed({ search: newId() })).toEqual([])
  })

  test('are filtered by institution and outcome, and read page by page', async () => {
    const refused = await stored({ institutionCode: 'caravela', outcome: 'refused', status: 409 })
    const failed = await stored({ institutionCode: 'caravela', outcome: 'failed', status: null })
    expect(await listed({ institution: 'caravela' })).toEqual([failed, refused])
    expect(await listed({ institution: 'caravela', outcome: 'refused' })).toEqual([refused])
    expect(await listed({ institution: 'caravela', order: 'asc', limit: 1 })).toEqual([refused])
    expect(await listed({ institution: 'caravela', cursor: failed })).toEqual([refused])
  })

  test('are shown with their masked bodies', async () => {
    const id = await stored()
    const { content } = await getInstitutionExchange(await manager(), { id })
    expect(content).toEqual(exchangeRow({ organizationId: '' }).content)
  })

  test('are not visible to another organization, nor to an agent', async () => {
    const id = await stored()
    const other = await office.open()
    const stranger = other.manager()
    expect(await codeOf(getInstitutionExchange(stranger, { id }))).toBe('not_found')
    const { content } = await exportInstitutionExchanges(stranger, { ids: [id] })
    expect(JSON.parse(content.toString('utf8')).exchanges).toEqual([])
    expect((await listInstitutionExchanges(stranger, { page: 1, limit: 50 })).rows).toEqual([])
    const agent = other.agent.context()
    expect(await codeOf(listInstitutionExchanges(agent, { page: 1, limit: 50 }))).toBe('permission_denied')
    expect(await codeOf(getInstitutionExchange(agent, { id }))).toBe('permission_denied')
    expect(await codeOf(exportInstitutionExchanges(agent, { ids: [id] }))).toBe('permission_denied')
  })

  test('are exported as JSON, which the audit says', async () => {
    const [one, other] = [await stored(), await stored()]
    const context = await manager()
    const { content, contentType, filename } = await exportInstitutionExchanges(context, {
      ids: [one, other],
    })
    const { exchanges } = JSON.parse(content.toString('utf8'))
    expect(exchanges.map(({ id }: { id: string }) => id)).toEqual([other, one])
    expect(exchanges[0]).toMatchObject({ request: { name: '***' }, answer: { status: 'sent' } })
    expect(exchanges[0]).not.toHaveProperty('organizationId')
    expect([contentType, filename]).toEqual([
      'application/json',
      expect.stringMatching(/^chamadas-\d{4}-\d\d-\d\d\.json$/),
    ])
    const [entry] = await harness.database.owner`
      select actor_id as "actorId", details from audit_entries where action = 'institution_exchanges_exported' order by id desc limit 1`
    expect(entry).toEqual({ actorId: context.actor.id, details: { count: 2 } })
  })

  test('are read by an index, however many there are', async () => {
    const { owner } = harness.database
    const { organizationId } = proposals
    await owner`
      insert into institution_exchanges (id, organization_id, institution_code, method, path, outcome, duration_ms, content, created_at)
      select gen_random_uuid(), ${organizationId}, 'aurora', 'GET', '/x', 'answered', 1, '{}', ${afterMs(now(), -86_400_000)}
      from generate_series(1, 5000)`
    await owner`analyze institution_exchanges`
    for (const condition of ['', "and outcome = 'failed'", "and institution_code = 'caravela'"]) {
      const plan = await owner.begin(async (tx) => {
        await tx`set local role origination_app`
        await tx`select set_config('app.organization_id', ${organizationId}, true)`
        return tx.unsafe(`explain select * from institution_exchanges
          where organization_id = '${organizationId}' ${condition} order by id desc nulls last limit 51`)
      })
      const text = plan.map((line) => Object.values(line)[0]).join('\n')
      expect(text, condition).toMatch(/Index Scan using institution_exchanges_/)
      expect(text, condition).not.toContain('Seq Scan')
    }
  })
})
