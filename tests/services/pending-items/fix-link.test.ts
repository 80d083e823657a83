import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import type { Context } from '#lib/services/context.ts'
import { createFixLink } from '#lib/services/pending-items/create-fix-link.ts'
import { getFix } from '#lib/services/pending-items/get-fix.ts'
import { handInFixDocument } from '#lib/services/pending-items/hand-in-fix-document.ts'
import { identifyFixer } from '#lib/services/pending-items/identify-fixer.ts'
import { fixTokenOf } from '#lib/services/pending-items/parts/fix-link.ts'
import { solveFixPayment } from '#lib/services/pending-items/solve-fix-payment.ts'
import { solvePendingItem } from '#lib/services/pending-items/solve-pending-item.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'
import { sendBackProposal } from '#lib/services/review/send-back-proposal.ts'
import { BIRTH } from '#tests/services/formalization/formalization-fixture.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type PersonFixture, personFixture } from '#tests/support/fixtures/person-fixture.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { DOCUMENT_ITEM, fixFixture } from './fix-fixture.ts'

let harness: Harness
let people: PersonFixture
let proposals: ProposalFixture
let fixes: Awaited<ReturnType<typeof fixFixture>>
let manager: () => Context

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  people = await personFixture(harness)
  proposals = await proposalFixture(harness)
  manager = (await people.person({ role: 'manager', visibility: 'all', name: 'Rui' })).context
  fixes = await fixFixture(proposals, () => manager())
})

afterAll(() => harness?.stop())

const HOUR = 3_600_000
const DONE = 'nothing was refused'
const NEW_KEY = { type: 'pix', key: 'nova@example.com', keyKind: 'email' } as const
const OTHER_ACCOUNT = {
  type: 'transfer',
  bank: '001',
  branch: '1234',
  account: '7654321',
  digit: 'X',
  accountType: 'savings',
} as const

const historyOf = async (id: string) =>
  (await getProposal(manager(), { id })).history.map(({ reason, actor, status }) => ({
    code: reason?.code,
    actor,
    status,
  }))

describe('the link to an open item', () => {
  test('lets the identified customer give another key, and the proposal continues with the act recorded', async () => {
    const { id, token, proof } = await fixes.identified()
    expect(await solveFixPayment(await customer(), { token, proof, payment: NEW_KEY })).toEqual({
      status: 'processing',
    })
    const history = await historyOf(id)
    expect(history.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['fix_link_issued', 'fix_link_opened', 'fix_solved_by_customer']),
    )
    const entries = history.filter(({ code }) => code?.startsWith('fix_'))
    expect(entries.map(({ actor }) => actor)).toEqual(['Rui', entries[1]?.actor, entries[1]?.actor])
    expect(entries[1]?.actor).not.toBe('Rui')
    const [entry] = await harness.database.owner`
      select actor_kind, details from audit_entries where subject_id = ${id} and action = 'proposal.solve'`
    expect(entry).toMatchObject({ actor_kind: 'customer', details: { to: { key: 'n***@example.com' } } })
  })

  test('notifies back-office screens of the visit at once, but not programs', async () => {
    const fix = await fixes.linked()
    const { owner } = harness.database
    const countChanges = async () => {
      const [row] = await owner<{ screens: number; programs: number }[]>`
        select (select count(*)::int from panel_changes where subject_id = ${fix.id} and kind = 'proposal') as screens,
          (select count(*)::int from events where resource_id = ${fix.id}) as programs`
      return { screens: row?.screens ?? 0, programs: row?.programs ?? 0 }
    }
    const before = await countChanges()
    await identifyFixer(await customer(), { ...fix, birthDate: BIRTH })
    const after = await countChanges()
    expect(after.screens).toBeGreaterThan(before.screens)
    expect(after.programs).toBe(before.programs)
  })

  test('accepts an account or a PIX key for a rejected transfer, and the money goes there', async () => {
    for (const payment of [OTHER_ACCOUNT, NEW_KEY]) {
      const { id, token, proof } = await fixes.identified({
        type: 'ted_refusal',
        code: 'ted_refusal',
        text: 'Conta recusada.',
        documentTypes: [],
      })
      expect(await solveFixPayment(await customer(), { token, proof, payment })).toMatchObject({
        status: 'processing',
      })
      expect((await getProposal(manager(), { id })).payment.type).toBe(payment.type)
    }
  })

  test('accepts photos one by one, and is done with the last required one', async () => {
    const { token, proof } = await fixes.identified(DOCUMENT_ITEM)
    const give = async (type: string) =>
      handInFixDocument(await customer(), { token, proof, receive: fixes.photo(type) })
    expect(await give('identification_front')).toEqual({ missing: ['identification_back'] })
    const half = await getFix(await customer(), { token, proof })
    expect(half).toMatchObject({ state: 'open', documents: { missing: ['identification_back'], total: 2 } })
    expect(await give('identification_back')).toEqual({ missing: [] })
    expect(await getFix(await customer(), { token })).toMatchObject({ state: 'solved', status: 'analysis' })
  })

  test('hides from a stranger where the money goes and what the institution wrote', async () => {
    const { token, proof, documentNumber } = await fixes.identified()
    const stranger = await getFix(await customer(), { token })
    expect(stranger).toMatchObject({ state: 'open', identified: false, payment: null, text: null })
    expect(stranger.contractNumber).toBeNull()
    expect(JSON.stringify(stranger)).not.toContain(documentNumber)
    const view = await getFix(await customer(), { token, proof })
    expect(view).toMatchObject({ identified: true, text: 'Chave recusada.' })
  })

  test("hides a manager's note to the agent, and blames no bank when none has tried", async () => {
    const { id, documentNumber } = await proposals.create()
    await proposals.bring(id, 'manual_analysis')
    await sendBackProposal(manager(), {
      id,
      documentTypes: [],
      newPayment: true,
      words: 'Ligue: parece fraude.',
    })
    const [item] = await fixes.openItems(id)
    const { link } = await createFixLink(manager(), { id, itemId: String(item?.id) })
    const token = link.split('/').at(-1) ?? ''
    const { proof } = await identifyFixer(await customer(), { token, documentNumber, birthDate: BIRTH })
    const expected = { type: 'pix_refusal', identified: true, text: null, payment: null }
    expect(await getFix(await customer(), { token, proof })).toMatchObject(expected)
  })

  test('changes nothing without proof of identity, and accepts only keys of the borrower', async () => {
    const { token, proof, itemId } = await fixes.identified()
    const give = async (change: object) =>
      codeOf(solveFixPayment(await customer(), { token, proof, payment: NEW_KEY, ...change }))
    expect(await give({ proof: undefined })).toBe('identity_required')
    expect(await give({ proof: (await fixes.identified()).proof })).toBe('identity_required')
    const foreign = { type: 'pix', key: '52998224725', keyKind: 'cpf' }
    expect(await give({ payment: foreign })).toBe('pix_key_not_of_borrower')
    expect((await getFix(await customer(), { token })).state).toBe('open')
    expect(itemId).toBeTruthy()
  })

  test('locks after five wrong answers, together with the link of the contract', async () => {
    const { token, documentNumber } = await fixes.linked()
    const guess = async () =>
      codeOf(identifyFixer(await customer(), { token, documentNumber, birthDate: day('1991-03-15') }))
    const codes = []
    for (let attempt = 0; attempt < 5; attempt += 1) codes.push(await guess())
    expect(codes).toEqual([...Array(4).fill('identity_mismatch'), 'identity_locked'])
    expect(await codeOf(identifyFixer(await customer(), { token, documentNumber, birthDate: BIRTH }))).toBe(
      'identity_locked',
    )
  })

  test('records its opening once, however often the customer returns', async () => {
    const { id, token, documentNumber } = await fixes.identified()
    await identifyFixer(await customer(), { token, documentNumber, birthDate: BIRTH })
    const entries = (await historyOf(id)).filter(({ code }) => code === 'fix_link_opened')
    expect(entries).toHaveLength(1)
  })

  test('fixes one item once: a second use and a later item find nothing to fix', async () => {
    const { id, token, proof } = await fixes.identified()
    await solveFixPayment(await customer(), { token, proof, payment: NEW_KEY })
    const again = async () => codeOf(solveFixPayment(await customer(), { token, proof, payment: NEW_KEY }))
    expect(await again()).toBe('fix_already_solved')
    await proposals.report(id, 'pending', {
      pendingItems: [{ type: 'pix_refusal', code: 'pix_refusal', text: 'De novo.', documentTypes: [] }],
    })
    expect(await again()).toBe('fix_already_solved')
  })

  test('expires after 48 hours, and with the proposal', async () => {
    const endedFix = await fixes.linked()
    await proposals.report(endedFix.id, 'rejected')
    expect((await getFix(await customer(), endedFix)).state).toBe('ended')
    const { token, documentNumber } = await fixes.linked()
    const who = { token, documentNumber, birthDate: BIRTH }
    await harness.travel(47 * HOUR)
    expect(await identifyFixer(await customer(), who)).toHaveProperty('proof')
    await harness.travel(2 * HOUR)
    expect((await getFix(await customer(), { token })).state).toBe('expired')
    expect(await codeOf(identifyFixer(await customer(), who))).toBe('fix_link_expired')
  })

  test('cannot be forged, extended, or used for another organization', async () => {
    const { token, itemId } = await fixes.linked()
    const bytes = Buffer.from(token, 'base64url')
    const prolonged = Buffer.from(bytes)
    prolonged.writeUInt32BE(prolonged.readUInt32BE(32) + 3600, 32)
    const foreign = fixTokenOf({
      organizationId: '0199a3b2-7c00-7000-8000-0000000000ff',
      id: itemId,
      expiresAt: new Date(manager().now.getTime() + HOUR),
    })
    for (const forged of [prolonged.toString('base64url'), foreign, `${token}A`, token.slice(1), ''])
      expect(await codeOf(getFix(await customer(), { token: forged }))).toBe('link_invalid')
  })

  test('is created only by a person who sees the proposal, for an open item of it', async () => {
    const { id, itemId } = await fixes.pending()
    const other = await fixes.pending()
    const colleague = (await people.person({ visibility: 'own' })).context()
    const stranger = { ...manager(), organizationId: '0199a3b2-7c00-7000-8000-0000000000ff' }
    expect(await codeOf(createFixLink(colleague, { id, itemId }))).toBe('not_found')
    expect(await codeOf(createFixLink(stranger, { id, itemId }))).toBe('not_found')
    expect(await codeOf(createFixLink(manager(), { id, itemId: other.itemId }))).toBe(
      'pending_item_not_found',
    )
    await solvePendingItem(manager(), { id, type: 'pix_refusal', payment: NEW_KEY })
    expect(await codeOf(createFixLink(manager(), { id, itemId }))).toBe('pending_item_not_found')
  })

  test('and the agent at the same time create one solution', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, token, proof } = await fixes.identified()
      const payment = { type: 'pix', key: 'agente@example.com', keyKind: 'email' } as const
      const outcomes = await Promise.all([
        codeOf(solveFixPayment(await customer(), { token, proof, payment: NEW_KEY })),
        codeOf(solvePendingItem(manager(), { id, type: 'pix_refusal', payment })),
        codeOf(solveFixPayment(await customer(), { token, proof, payment: NEW_KEY })),
      ])
      expect(outcomes.filter((code) => code === DONE)).toHaveLength(1)
      const entries = await harness.database.owner`
        select 1 from audit_entries where subject_id = ${id} and action = 'proposal.solve'`
      expect(entries).toHaveLength(1)
      const historyEntries = (await historyOf(id)).filter(({ code }) => code === 'fix_solved_by_customer')
      expect(historyEntries.length).toBe(outcomes[1] === DONE ? 0 : 1)
    }
  })
})
