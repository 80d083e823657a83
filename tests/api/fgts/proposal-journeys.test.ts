import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventBody } from '#db/encrypted-columns.ts'
import { now } from '#lib/config/clock.ts'
import { systemContext } from '#lib/services/context.ts'
import { reviewProposal } from '#lib/services/review/review-proposal.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness()
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const proposalOf = async (id: string) => (await harness.api(`/fgts/proposal/${id}`)).body

const untilStatus = (id: string, status: string) =>
  eventually(`${status} of ${id}`, async () => {
    const proposal = await proposalOf(id)
    return proposal.status === status ? proposal : null
  })

const historyOf = async (id: string) =>
  (await proposalOf(id)).history.map((line: { status: string }) => line.status)

/** Creates a proposal that is ready to sign; digits 7–9 of the CPF choose the sandbox outcome. */
const createProposal = async (digits79: string, overrides: Record<string, unknown> = {}) => {
  const { id: simulationId, documentNumber } = await proposals.simulation({
    documentNumber: nextCpf(digits79),
  })
  const body = { ...proposalBody(simulationId, documentNumber), ...overrides }
  const { id } = (await harness.api('/fgts/proposal', { body })).body
  await untilStatus(id, 'formalization')
  return String(id)
}

const createSignedProposal = async (digits79: string, overrides: Record<string, unknown> = {}) => {
  const id = await createProposal(digits79, overrides)
  await proposals.sign(id)
  return id
}

const HAPPY = ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid']

describe('a proposal at a sandbox institution', () => {
  test('is paid automatically after the signature, with a signed event for every step', async () => {
    const receiver = await harness.receiver()
    await harness.api('/user/webhook/proposal', { body: { url: receiver.url } })
    const id = await createSignedProposal('100')
    await untilStatus(id, 'paid')
    expect(await historyOf(id)).toEqual(HAPPY)
    const statusEvents = () =>
      receiver.ofType('proposal.status.update').filter(({ body }) => body.proposalId === id)
    await eventually('five events', () => statusEvents().length >= HAPPY.length)
    const inOrder = statusEvents().toSorted((a, b) => Number(a.body.sequence) - Number(b.body.sequence))
    expect(inOrder.map(({ body }) => body.status)).toEqual(HAPPY)
  })

  test('waits for another PIX key when the first is rejected, and is paid with it', async () => {
    const id = await createSignedProposal('930')
    const { pendingItems } = await untilStatus(id, 'pending')
    expect(pendingItems).toMatchObject([{ type: 'pix_refusal' }])
    const body = { type: 'pix_refusal', data: { pix: 'nova@example.com' } }
    expect((await harness.api(`/fgts/proposal/${id}/solvePendency`, { body })).status).toBe(200)
    await untilStatus(id, 'paid')
  })

  test('waits for another account when the transfer is rejected', async () => {
    const data = {
      bankId: '001',
      agency: '0001',
      account: '1234567',
      digit: '0',
      accountType: 'checking_account',
    }
    const id = await createSignedProposal('931', { payment: { type: 'transfer', data } })
    await untilStatus(id, 'pending')
    const account = {
      bankId: '001',
      bankAccountNumber: '7654321',
      bankAccountBranch: '1234',
      bankAccountDigit: '1',
      bankAccountType: 'checking_account',
    }
    await harness.api(`/fgts/proposal/${id}/solvePendency`, { body: { type: 'ted_refusal', data: account } })
    await untilStatus(id, 'paid')
  })

  test('returns to analysis with a readable document, and is paid', async () => {
    const id = await createSignedProposal('932')
    await untilStatus(id, 'pending')
    const form = new FormData()
    form.set('type', 'identification_front')
    form.set('file', new Blob([new Uint8Array(Buffer.from('ffd8ffe000104a464946ffd9', 'hex'))]), 'rg.jpg')
    const { key } = (await harness.api(`/fgts/proposal/${id}/document`, { raw: form })).body
    const data = { documents: [{ type: 'identification_front', key }] }
    await harness.api(`/fgts/proposal/${id}/solvePendency`, { body: { type: 'invalid_document', data } })
    await untilStatus(id, 'paid')
  })

  test('in review is decided by a manager, never by its author, a program or an agent', async () => {
    const id = await createSignedProposal('933')
    await untilStatus(id, 'manual_analysis')
    const [agent] = await harness.database.owner`select id from users where role = 'agent'`
    const [manager] = await harness.database.owner`select id from users where role = 'manager'`
    const person = (userId: unknown, role: 'agent' | 'manager') =>
      systemContext(proposals.organizationId, now(), {
        kind: 'user',
        id: String(userId),
        name: 'Pessoa',
        email: 'p@example.com',
        role,
        sessionId: 's',
        teamId: null,
        visibility: 'all',
      })
    const review = { id, decision: 'approve', reason: 'Dados conferidos.' } as const
    await expect(reviewProposal(person(agent?.id, 'agent'), review)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    await expect(reviewProposal(proposals.context(), review)).rejects.toMatchObject({
      code: 'permission_denied',
    })
    await harness.database
      .owner`update proposals set created_by_kind = 'user', created_by_id = ${String(manager?.id)} where id = ${id}`
    await expect(reviewProposal(person(manager?.id, 'manager'), review)).rejects.toMatchObject({
      code: 'own_proposal',
    })
    await harness.database.owner`update proposals set created_by_id = ${String(agent?.id)} where id = ${id}`
    expect((await reviewProposal(person(manager?.id, 'manager'), review)).status).toBe('processing')
    await expect(reviewProposal(person(manager?.id, 'manager'), review)).rejects.toMatchObject({
      code: 'review_decided',
    })
    const { history } = await untilStatus(id, 'paid')
    const decision = history.find(
      (line: { reason: { code: string } | null }) => line.reason?.code === 'review_approved',
    )
    expect(decision).toMatchObject({ status: 'processing', reason: { text: review.reason } })
    // Events report the status change but not the manager's note.
    const events = await harness.database
      .owner`select * from events where resource_id = ${id} order by sequence`
    const bodies = plainRows(eventBody, events).map(({ body }) => JSON.parse(body))
    expect(bodies.find(({ previousStatus }) => previousStatus === 'manual_analysis')).toMatchObject({
      status: 'processing',
    })
    expect(JSON.stringify(bodies)).not.toContain(review.reason)
  })

  test('is rejected in analysis with the reason', async () => {
    const id = await createSignedProposal('934')
    expect(await untilStatus(id, 'rejected')).toMatchObject({ statusReason: 'credit_refused' })
  })

  test('survives a payout that fails once, and records the failure', async () => {
    const id = await createSignedProposal('935')
    const { history } = await untilStatus(id, 'paid')
    expect(history.map((line: { reason: { code: string } | null }) => line.reason?.code)).toContain(
      'payout_failed',
    )
  })

  test('is refunded after the payment', async () => {
    const id = await createSignedProposal('936')
    expect(await untilStatus(id, 'refunded')).toMatchObject({ statusReason: 'refunded_by_customer' })
    expect(await historyOf(id)).toEqual([...HAPPY, 'refunded'])
  })

  test('canceled during a payout waits until the institution stops it', async () => {
    const { owner } = harness.database
    const [aurora] = await owner`select settings from institutions where code = 'aurora'`
    const delaysMs = { ...aurora?.settings.delaysMs, payout: 3_600_000 }
    await owner`update institutions set settings = ${owner.json({ ...aurora?.settings, delaysMs })} where code = 'aurora'`
    const id = await createSignedProposal('100')
    await untilStatus(id, 'processing')
    const answer = await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH', body: {} })
    expect(answer.body).toMatchObject({ status: 'awaiting_cancel', cancellable: false })
    await untilStatus(id, 'canceled')
    await owner`update institutions set settings = ${owner.json(aurora?.settings)} where code = 'aurora'`
  })

  test('canceled before the institution prepared it stays canceled on both sides', async () => {
    const { id: simulationId, documentNumber } = await proposals.simulation()
    const { id } = (await harness.api('/fgts/proposal', { body: proposalBody(simulationId, documentNumber) }))
      .body
    await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH' })
    await eventually('the work on it to end', async () => {
      const [row] = await harness.database.owner`
        select count(*)::int as jobs from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
        where j.payload->>'proposalId' = ${id} and t.identifier <> 'expire_signature'`
      return row?.jobs === 0
    })
    expect((await proposalOf(id)).status).toBe('canceled')
  })

  test('is canceled at the deadline if nobody signs', async () => {
    const id = await createProposal('100')
    await harness.travel(7 * 86_400_000 + 60_000)
    expect(await untilStatus(id, 'canceled')).toMatchObject({ statusReason: 'signature_deadline' })
  })
})
