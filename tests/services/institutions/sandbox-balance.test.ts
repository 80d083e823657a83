import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { institutionReport } from '#db/encrypted-columns.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { submissionOf } from './submission-of.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness()
})
afterAll(() => harness.stop())

let seed = 100
const cpfOf = (digits79: string) => {
  seed += 1
  return makeCpf({ seed, digits79 })
}

const ask = async (documentNumber: string, provider = 'aurora'): Promise<string> => {
  const answer = await harness.api('/fgts/balance', { body: { documentNumber, provider } })
  expect(answer.status).toBe(200)
  return answer.headers.get('x-balance-query-id') ?? ''
}

const untilEnded = (id: string, withinMs = 20_000) =>
  eventually(
    `the end of query ${id}`,
    async () => {
      const { body } = await harness.api(`/fgts/balance/queries/${id}`)
      return body.status === 'success' || body.status === 'fail' ? body : undefined
    },
    withinMs,
  )

const postedEvents = async (queryId: string) => {
  const rows = await harness.database.owner`
    select e.*, r.external_id from institution_events e
    join institution_references r on r.institution_code = e.institution_code
    where r.resource_id = ${queryId} order by e.received_at, e.id`
  return plainRows(institutionReport, rows)
    .map((row) => ({
      outcome: row.outcome,
      body: JSON.parse(row.body),
      of: row.external_id,
      at: row.received_at,
    }))
    .filter(({ of, body }) => body.balanceId === of)
    .map(({ outcome, body, at }) => ({ outcome, body, receivedAt: at }))
}

describe('the FGTS balance at a sandbox institution', () => {
  test('reports only withdrawals without a contract, and an operation in progress when there is none', async () => {
    const cpf = cpfOf('100')
    const { periods } = await untilEnded(await ask(cpf))
    const pledge = async (dueDate: string) => {
      const { institutionOf } = await import('#lib/institutions/registry.ts')
      const { withLookup } = await import('#db/transaction.ts')
      const { findInstitution } = await import('#db/queries/institutions/institutions.ts')
      const row = await withLookup({}, (tx) => findInstitution(tx, 'caravela'))
      if (!row) throw new Error('no caravela')
      const institution = institutionOf(row, await harness.demoOrganizationId())
      const { externalId } = await institution.submitProposal(submissionOf(cpf, [dueDate]))
      await eventually(
        'the pledge',
        async () =>
          (await harness.database.owner`select 1 from sandbox_pledges where case_id = ${externalId}`).length >
          0,
      )
    }
    const [first, ...others] = periods as { dueDate: string }[]
    await pledge(first?.dueDate ?? '')
    const partly = await untilEnded(await ask(cpf, 'ipe'))
    expect(partly.periods).toEqual(others)
    for (const { dueDate } of others) await pledge(dueDate)
    const { id } = await untilEnded(await ask(cpf, 'caravela'))
    expect((await harness.api(`/fgts/balance/queries/${id}`)).body).toMatchObject({
      status: 'fail',
      code: 'ongoing_operation',
    })
  })

  test('has ten withdrawals for 913, more than the rules let be assigned', async () => {
    const { periods, eligibility } = await untilEnded(await ask(cpfOf('913')))
    expect(periods).toHaveLength(10)
    expect(eligibility.eligible).toBe(true)
  })

  test('has three assignable withdrawals for any other CPF, the same at every institution', async () => {
    const cpf = cpfOf('100')
    const [first, second] = await Promise.all([
      ask(cpf, 'aurora').then((id) => untilEnded(id)),
      ask(cpf, 'IPE').then((id) => untilEnded(id)),
    ])
    expect(first).toMatchObject({ status: 'success', documentNumber: cpf, provider: 'aurora' })
    expect(first.periods).toHaveLength(3)
    for (const { amount } of first.periods) {
      expect(amount).toBeGreaterThanOrEqual(100)
      expect(amount).toBeLessThanOrEqual(500)
    }
    expect(second.periods).toEqual(first.periods)
    expect(first.eligibility).toEqual({ eligible: true, reasons: [] })
  })

  test.each([
    ['901', 'inexistent_anniversary_membership', true],
    ['902', 'unauthorized_institution', true],
    ['903', 'ongoing_operation', true],
    ['904', 'processing_pending_changes', true],
    ['905', 'no_balance', false],
    ['906', 'on_locked_date_range', true],
    ['907', 'provider_unavailable', true],
  ])('%s ends as %s', async (digits79, code, retryable) => {
    const result = await untilEnded(await ask(cpfOf(digits79)))
    expect(result).toMatchObject({ status: 'fail', code, retryable })
    expect(result.statusInfo).not.toContain('—')
  })

  test('never answers for 908, and the query ends as provider_timeout at its deadline', async () => {
    const id = await ask(cpfOf('908'))
    await eventually('the query to run', async () => {
      const { body } = await harness.api(`/fgts/balance/queries/${id}`)
      return body.status === 'running'
    })
    await harness.travel(121_000)
    expect(await untilEnded(id)).toMatchObject({ status: 'fail', code: 'provider_timeout' })
    expect(await postedEvents(id)).toEqual([])
  })

  test('answers after a minute for 909, at the scale of the tests', async () => {
    const slow = await ask(cpfOf('909'))
    expect(await untilEnded(slow)).toMatchObject({ status: 'success' })
    const [sandboxCase] = await harness.database.owner`
      select created_at from sandbox_cases where reference = ${slow}`
    const [report] = await postedEvents(slow)
    expect(report?.receivedAt - sandboxCase?.created_at).toBeGreaterThanOrEqual(600)
  })

  test('has only one withdrawal for 910, and the eligibility says so', async () => {
    const result = await untilEnded(await ask(cpfOf('910')))
    expect(result.periods).toHaveLength(1)
    expect(result.eligibility).toMatchObject({
      eligible: false,
      reasons: [{ code: 'single_installment_only' }],
    })
  })

  test('reports twice for 911, under the same and another webhook id, and counts once', async () => {
    const id = await ask(cpfOf('911'))
    expect(await untilEnded(id)).toMatchObject({ status: 'success' })
    const events = await eventually('both stored reports to be interpreted', async () => {
      const all = await postedEvents(id)
      return all.length === 2 && all.every((event) => event.outcome !== 'received') ? all : undefined
    })
    expect(events.map((event) => event.outcome)).toEqual(['applied', 'ignored'])
    const [row] = await harness.database.owner`
      select count(*)::int as count from events where resource_id = ${id}`
    expect(row?.count).toBe(1)
  })

  test('sends an older failure after the success for 912, and the success stays', async () => {
    const id = await ask(cpfOf('912'))
    await untilEnded(id)
    const events = await eventually('the late report', async () => {
      const all = await postedEvents(id)
      return all.length === 2 && all.every((event) => event.outcome !== 'received') ? all : undefined
    })
    expect(events.map(({ body, outcome }) => [body.sequence, body.type, outcome])).toEqual([
      [2, 'balance.status.received.success', 'applied'],
      [1, 'balance.status.received.fail', 'ignored'],
    ])
    expect(await untilEnded(id)).toMatchObject({ status: 'success' })
  })
})

describe('a misbehaving institution', () => {
  const withFault = async (fault: string | null, work: () => Promise<void>) => {
    const set = (value: string | null) => harness.database.owner`
      update institutions set settings = settings || ${harness.database.owner.json({ fault: value, callTimeoutSeconds: 1 })}
      where code = 'caravela'`
    await set(fault)
    try {
      await work()
    } finally {
      await set(null)
    }
  }

  test.each(['down', 'rate_limited', 'hanging', 'silent'])(
    'that is %s is asked again until the deadline, so that the query always ends',
    (fault) =>
      withFault(fault, async () => {
        const id = await ask(cpfOf('100'), 'caravela')
        await harness.travel(121_000)
        expect(await untilEnded(id, 30_000)).toMatchObject({ status: 'fail', retryable: true })
      }),
  )

  test('that is briefly down answers later', async () => {
    let id = ''
    await withFault('down', async () => {
      id = await ask(cpfOf('100'), 'caravela')
      await eventually('a failed call', async () => {
        const [job] = await harness.database.owner`
          select attempts from graphile_worker.jobs where task_identifier = 'send_fgts_balance_query' and attempts > 0`
        return job
      })
    })
    expect(await untilEnded(id, 30_000)).toMatchObject({ status: 'success' })
  })
})
