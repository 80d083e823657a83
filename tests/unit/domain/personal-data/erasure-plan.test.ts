import { describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { type Holdings, nextRetentionEnd, planErasure } from '#lib/domain/personal-data/erasure-plan.ts'
import { retentionEnd } from '#lib/domain/personal-data/retention.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const NOTHING: Holdings = {
  balances: [],
  fgtsSimulations: [],
  consults: [],
  cltSimulations: [],
  proposals: [],
}

const fgts = (status: ProposalStatus, changes: Partial<Holdings['proposals'][number]> = {}): Holdings => ({
  ...NOTHING,
  balances: [{ id: 'balance', createdAt: daysAgo(10), running: false }],
  fgtsSimulations: [{ id: 'simulation', createdAt: daysAgo(10), balanceId: 'balance' }],
  proposals: [
    {
      id: 'proposal',
      status,
      endedAt: daysAgo(5),
      lastDueDate: '2028-03-01' as Day,
      fgtsSimulationId: 'simulation',
      cltSimulationId: null,
      consultId: null,
      uploads: 0,
      ...changes,
    },
  ],
})

const consult = (changes: Partial<Holdings['consults'][number]> = {}): Holdings => ({
  ...NOTHING,
  consults: [
    { id: 'consult', createdAt: daysAgo(10), running: false, consentedAt: null, isProof: false, ...changes },
  ],
})

const onRequest = { at: NOW, askedAt: NOW }
const byItself = { at: NOW, askedAt: null }

describe('work without a contract', () => {
  test('is erased at once on request, and automatically a year later', () => {
    const records = fgts('paid')
    const alone = { ...records, proposals: [] }
    expect(planErasure(alone, onRequest).deleted).toMatchObject({
      balances: ['balance'],
      fgtsSimulations: ['simulation'],
    })
    expect(planErasure(alone, byItself).deleted.balances).toEqual([])
    const later = new Date(NOW.getTime() + 356 * DAY_MS)
    expect(planErasure(alone, { at: later, askedAt: null }).deleted.balances).toEqual(['balance'])
  })

  test('stays when it came after the request: the person is a customer again', () => {
    const alone = { ...fgts('paid'), proposals: [] }
    expect(planErasure(alone, { at: NOW, askedAt: daysAgo(11) }).deleted.balances).toEqual([])
  })

  test('stays while it is running', () => {
    const records = { ...NOTHING, balances: [{ id: 'balance', createdAt: daysAgo(1), running: true }] }
    const { deleted, retained } = planErasure(records, onRequest)
    expect(deleted.balances).toEqual([])
    expect(retained).toEqual([{ kind: 'running', subject: 'balances', id: 'balance', until: null }])
  })

  test('of a balance stays with a simulation that stays', () => {
    const records = fgts('paid')
    const young = [{ id: 'simulation', createdAt: daysAgo(1), balanceId: 'balance' }]
    const old = [{ id: 'balance', createdAt: daysAgo(500), running: false }]
    const plan = planErasure({ ...records, proposals: [], balances: old, fgtsSimulations: young }, byItself)
    expect([plan.deleted.balances, plan.deleted.fgtsSimulations]).toEqual([[], []])
  })
})

describe('a contract', () => {
  test('is kept with everything it came from until ten years after its last due date, despite any request', () => {
    const { deleted, nameless, retained } = planErasure(fgts('paid'), onRequest)
    expect([...deleted.balances, ...deleted.fgtsSimulations, ...nameless.proposals]).toEqual([])
    expect(retained).toEqual([
      { kind: 'loan', subject: 'proposals', id: 'proposal', until: new Date('2038-03-02T03:00:00Z') },
    ])
  })

  test('loses its person on the day after, and not on the last day', () => {
    const end = retentionEnd('loan', '2028-03-01' as Day)
    const before = planErasure(fgts('paid'), { at: new Date(end.getTime() - 1), askedAt: null })
    expect(before.nameless.proposals).toEqual([])
    expect(planErasure(fgts('paid'), { at: end, askedAt: null }).nameless).toMatchObject({
      proposals: ['proposal'],
      fgtsSimulations: ['simulation'],
      balances: ['balance'],
    })
  })

  test('in progress is never touched', () => {
    const later = new Date(NOW.getTime() + 50 * 365 * DAY_MS)
    const { nameless, retained } = planErasure(fgts('processing'), { at: later, askedAt: later })
    expect(nameless.proposals).toEqual([])
    expect(retained).toMatchObject([{ kind: 'running', id: 'proposal' }])
  })

  test('keeps what another one of the same balance came from, after that one lost its person', () => {
    const records = fgts('paid')
    const [proposal] = records.proposals
    if (!proposal) throw new Error('no proposal')
    const rejected = { ...proposal, id: 'refused', status: 'rejected' as const, endedAt: daysAgo(6 * 366) }
    const plan = planErasure({ ...records, proposals: [...records.proposals, rejected] }, byItself)
    expect(plan.nameless).toMatchObject({ proposals: ['refused'], balances: [], fgtsSimulations: [] })
  })
})

describe('a rejected proposal', () => {
  test('is kept five years, and its uploads 180 days', () => {
    const fresh = planErasure(fgts('canceled', { uploads: 2 }), onRequest)
    expect(fresh.retained.map(({ kind }) => kind)).toEqual(['refused_proposal', 'refused_documents'])
    expect(fresh.withoutUploads).toEqual([])
    const older = planErasure(fgts('canceled', { uploads: 2, endedAt: daysAgo(182) }), byItself)
    expect(older.withoutUploads).toEqual(['proposal'])
    expect(older.nameless.proposals).toEqual([])
  })
})

describe('a term without a contract', () => {
  test('is erased completely unless its customer consented', () => {
    expect(planErasure(consult(), onRequest).deleted.consults).toEqual(['consult'])
  })

  test('leaves the proof of its consent for five years, once', () => {
    const plan = planErasure(consult({ consentedAt: daysAgo(9) }), onRequest)
    expect([plan.deleted.consults, plan.proofs]).toEqual([[], ['consult']])
    expect(plan.retained).toMatchObject([{ kind: 'consent', id: 'consult' }])
    const again = planErasure(consult({ consentedAt: daysAgo(9), isProof: true }), onRequest)
    expect([again.deleted.consults, again.proofs]).toEqual([[], []])
    const old = consult({ createdAt: daysAgo(1900), consentedAt: daysAgo(1899), isProof: true })
    expect(planErasure(old, byItself).deleted.consults).toEqual(['consult'])
  })
})

test('plans the next run for the end of the first retention, and none where nothing is kept', () => {
  expect(nextRetentionEnd(planErasure(fgts('paid'), onRequest))).toEqual(new Date('2038-03-02T03:00:00Z'))
  expect(nextRetentionEnd(planErasure(NOTHING, onRequest))).toBeNull()
})
