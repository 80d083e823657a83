import { describe, expect, it } from 'vitest'
import { STEPS, stageOf, stepOf } from '#components/formalization/journey.ts'
import { OUTCOMES } from '#components/formalization/outcomes.ts'
import type { FormalizationView } from '#lib/domain/formalization/formalization-view.ts'
import { PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status.ts'

const AT = new Date('2026-11-21T12:00:00.000Z')
const LATER = new Date('2026-11-28T12:00:00.000Z')

type ViewFields = Pick<
  FormalizationView,
  | 'status'
  | 'contractReady'
  | 'identified'
  | 'contractRead'
  | 'awaitsSignature'
  | 'signedAt'
  | 'signatureDeadlineAt'
>

const WAITING: ViewFields = {
  status: 'formalization',
  contractReady: true,
  identified: false,
  contractRead: false,
  awaitsSignature: true,
  signedAt: null,
  signatureDeadlineAt: LATER,
}

const stage = (changes: Partial<ViewFields>, at = AT) =>
  stageOf({ ...WAITING, ...changes } as FormalizationView, at)

describe("the step of a customer on the link's page", () => {
  it('waits while the contract is prepared', () => {
    const preparing = { contractReady: false, awaitsSignature: false, identified: true }
    expect(stage({ ...preparing, status: 'generating_ccb' })).toBe('preparing')
    expect(stage({ ...preparing, awaitsSignature: true })).toBe('preparing')
  })

  it('is identification first, then reading, and only then accepting', () => {
    expect(stage({})).toBe('identify')
    expect(stage({ identified: true })).toBe('read')
    expect(stage({ identified: true, contractRead: true })).toBe('accept')
    expect(stage({ contractRead: true })).toBe('identify')
  })

  it('is the missed deadline, before and after the cancellation that follows', () => {
    expect(stage({ awaitsSignature: false }, LATER)).toBe('expired')
    expect(stage({ status: 'canceled', awaitsSignature: false }, LATER)).toBe('expired')
  })

  it('is the outcome of a contract that was signed or given up in time', () => {
    expect(stage({ status: 'canceled', awaitsSignature: false })).toBe('after')
    expect(stage({ status: 'canceled', awaitsSignature: false, signedAt: AT }, LATER)).toBe('after')
    const paid = { status: 'paid', awaitsSignature: false, signedAt: AT } as const
    expect(stage({ ...paid, identified: true }, LATER)).toBe('after')
    expect(stage(paid, LATER)).toBe('identify')
  })

  it('never moves back, whatever happens to the contract', () => {
    const signed = { awaitsSignature: false, signedAt: AT, identified: true }
    const walk: readonly Partial<ViewFields>[] = [
      {},
      { identified: true },
      { identified: true, contractRead: true },
      { ...signed, status: 'analysis' },
      { ...signed, status: 'processing' },
      { ...signed, status: 'pending' },
      { ...signed, status: 'analysis' },
      { ...signed, status: 'processing' },
      { ...signed, status: 'paid' },
    ]
    const reached: ProposalStatus[] = []
    const steps = walk.map((part) => {
      const view = { ...WAITING, ...part, reached: [...reached] } as unknown as FormalizationView
      reached.push(view.status)
      return stepOf(view, stageOf(view, AT)) ?? Number.NaN
    })
    expect(steps).toEqual([0, 1, 2, 3, 4, 4, 4, 4, STEPS.length])
  })

  it('is worded for every status that a signed contract can reach', () => {
    const statuses = PROPOSAL_STATUSES.filter(
      (status) => status !== 'generating_ccb' && status !== 'formalization',
    )
    for (const status of statuses) expect(OUTCOMES[status].text, status).not.toContain('')
  })
})
