import { describe, expect, test } from 'vitest'
import { decideReport } from '#lib/domain/proposals/report-path.ts'
import { canMove, PROPOSAL_STATUSES, type ProposalStatus } from '#lib/domain/proposals/status.ts'

const path = (from: ProposalStatus, to: ProposalStatus) => {
  const decision = decideReport(from, to)
  return decision.kind === 'move' ? decision.path : decision.kind
}

const pairs = PROPOSAL_STATUSES.flatMap((from) => PROPOSAL_STATUSES.map((to) => [from, to] as const))

describe('a report on a proposal', () => {
  test.each(pairs)('takes from %s on a report of %s only moves of the table', (from, to) => {
    const decision = decideReport(from, to)
    const steps = decision.kind === 'move' ? [from, ...decision.path] : [from]
    for (const [index, to] of steps.entries()) {
      const before = steps[index - 1]
      if (before) expect(canMove(before, to)).toBe(true)
    }
  })

  test('of a payout before the processing passes through the processing', () => {
    expect(path('analysis', 'paid')).toEqual(['processing', 'paid'])
    expect(path('pending', 'paid')).toEqual(['processing', 'paid'])
    expect(path('processing', 'refunded')).toEqual(['paid', 'refunded'])
    expect(path('analysis', 'refunded')).toEqual(['processing', 'paid', 'refunded'])
  })

  test('of a cancellation by the institution during a payout passes through the request', () => {
    expect(path('processing', 'canceled')).toEqual(['awaiting_cancel', 'canceled'])
  })

  test('of a refusal, a cancellation or an earlier payout ends a requested cancellation', () => {
    expect(path('awaiting_cancel', 'rejected')).toEqual(['canceled'])
    expect(path('awaiting_cancel', 'canceled')).toEqual(['canceled'])
    expect(path('awaiting_cancel', 'paid')).toEqual(['paid'])
    expect(path('awaiting_cancel', 'processing')).toBe('ignored')
  })

  test('never replaces the signature of the customer on an unsigned proposal', () => {
    for (const to of ['analysis', 'manual_analysis', 'processing', 'pending', 'paid'] as const) {
      expect(path('formalization', to)).toBe('ignored')
      expect(path('generating_ccb', to)).toBe('ignored')
    }
  })

  test('can only reject or cancel while we hold the signature', () => {
    const heldPath = (from: ProposalStatus, to: ProposalStatus) => {
      const decision = decideReport(from, to, { held: true })
      return decision.kind === 'move' ? decision.path : decision.kind
    }
    for (const from of ['manual_analysis', 'pending'] as const) {
      for (const to of ['analysis', 'awaiting_call', 'processing', 'pending', 'paid', 'refunded'] as const)
        expect(heldPath(from, to), `${from} ${to}`).toBe('ignored')
      expect(heldPath(from, 'rejected')).toEqual(['rejected'])
      expect(heldPath(from, 'canceled')).toEqual(['canceled'])
    }
  })

  test('of an earlier status is ignored, and of the same one is a repetition', () => {
    expect(path('processing', 'analysis')).toBe('ignored')
    expect(path('processing', 'formalization')).toBe('ignored')
    expect(path('processing', 'processing')).toBe('repeated')
  })

  test('never moves a final status back, except from paid to refunded', () => {
    for (const to of PROPOSAL_STATUSES) {
      for (const final of ['canceled', 'rejected', 'refunded'] as const) {
        expect(path(final, to)).toBe(final === to ? 'repeated' : 'ignored')
      }
      if (to !== 'refunded' && to !== 'paid') expect(path('paid', to)).toBe('ignored')
    }
    expect(path('paid', 'refunded')).toEqual(['refunded'])
  })
})

describe('a report on a proposal that the customer signs at the institution', () => {
  const there = (from: ProposalStatus, to: ProposalStatus) => {
    const decision = decideReport(from, to, { signedThere: true })
    return decision.kind === 'move' ? decision.path : decision.kind
  }

  test.each(pairs)('takes from %s on a report of %s only moves of the table', (from, to) => {
    const path = there(from, to)
    const steps = Array.isArray(path) ? [from, ...path] : [from]
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1]
      if (before) expect(canMove(before, step)).toBe(true)
    }
  })

  test('tells of the signature, even when earlier reports were lost', () => {
    expect(there('formalization', 'analysis')).toEqual(['analysis'])
    expect(there('formalization', 'processing')).toEqual(['analysis', 'processing'])
    expect(there('generating_ccb', 'paid')).toEqual(['formalization', 'analysis', 'processing', 'paid'])
    expect(there('generating_ccb', 'manual_analysis')).toEqual([
      'formalization',
      'analysis',
      'manual_analysis',
    ])
    expect(there('pending', 'paid')).toEqual(['processing', 'paid'])
  })

  test('never leads back', () => {
    expect(there('paid', 'analysis')).toBe('ignored')
    expect(there('canceled', 'formalization')).toBe('ignored')
  })
})
