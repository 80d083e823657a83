import { expect, test } from 'vitest'
import { recordFigures } from '#tests/support/checks/record-figures.ts'
import { drillSize } from '#tests/support/fixtures/drill-size.ts'
import { DECISIONS, type Decisions } from '#tests/support/simulation/decisions.ts'
import { simulate } from '#tests/support/simulation/simulate.ts'

const STEPS = drillSize('steps', { short: 100_000, full: 1_000_000 })
const SEED = drillSize('seed', { short: 1, full: 1 })
const MUTANTS_WITHIN = 100_000

test(`breaks no promise in ${STEPS} steps among hostile institutions, networks and receivers (seed ${SEED})`, {
  timeout: 60_000 + STEPS,
}, () => {
  const { applied, ended, deliveries } = simulate({ seed: SEED, steps: STEPS })
  recordFigures(`simulation of the machines, seed ${SEED}`, {
    steps: STEPS,
    'moves made': applied,
    'things that came to their end': ended,
    'deliveries that came to their end': deliveries,
    'promises broken': 0,
  })
  // Guards against a run in which nothing happens, which would prove nothing.
  expect(applied).toBeGreaterThan(STEPS / 50)
  expect(ended).toBeGreaterThan(STEPS / 1_000)
  expect(deliveries).toBeGreaterThan(STEPS / 500)
})

test('does the same for the same seed, to the last step', () => {
  const run = () => simulate({ seed: 7, steps: 5_000 })
  expect(run()).toEqual(run())
})

const { decideReport, decideConsultReport, balanceQueryStatusesBefore, canMove, canMoveConsult } = DECISIONS

/** Each mutant breaks one decision of the service, as a careless change would. */
const MUTANTS: Record<string, { broken: Partial<Decisions>; violation: RegExp }> = {
  'reports are applied however old': {
    violation: /report \d+ changed a/,
    broken: { isOlderReport: () => false },
  },
  'a paid proposal can be canceled': {
    violation: /was paid became canceled/,
    broken: {
      canMove: (from, to) => canMove(from, to) || (from === 'paid' && to === 'canceled'),
      decideReport: (from, to, held) =>
        from === 'paid' && to === 'canceled'
          ? { kind: 'move', path: ['canceled'] }
          : decideReport(from, to, held),
    },
  },
  'a canceled proposal can be paid': {
    violation: /from its end canceled/,
    broken: {
      canMove: (from, to) => canMove(from, to) || from === 'canceled',
      decideReport: (from, to, held) =>
        from === 'canceled' && to === 'paid'
          ? { kind: 'move', path: ['paid'] }
          : decideReport(from, to, held),
    },
  },
  'an institution can pay what nobody signed': {
    violation: /nobody signed or consented/,
    broken: {
      canMove: (from, to) => canMove(from, to) || (from === 'formalization' && to === 'paid'),
      decideReport: (from, to, held) =>
        from === 'formalization' && to === 'paid'
          ? { kind: 'move', path: ['paid'] }
          : decideReport(from, to, held),
    },
  },
  'a move is made that the table does not have': {
    violation: /cannot move from analysis to paid/,
    broken: {
      decideReport: (from, to, held) =>
        from === 'analysis' && to === 'paid'
          ? { kind: 'move', path: ['paid'] }
          : decideReport(from, to, held),
    },
  },
  'a refusal of a cancellation leads nowhere': {
    violation: /stays in awaiting_cancel/,
    broken: {
      decideReport: (from, to, held) =>
        from === 'awaiting_cancel' ? { kind: 'ignored' } : decideReport(from, to, held),
    },
  },
  'a balance query takes a second result': {
    violation: /from its end (success|fail)/,
    broken: {
      balanceQueryStatusesBefore: (to) => [...balanceQueryStatusesBefore(to), 'success', 'fail'],
    },
  },
  'an institution can stand in for the consent': {
    violation: /nobody signed or consented/,
    broken: {
      canMoveConsult: (from, to) => canMoveConsult(from, to) || from === 'WAITING_CONSENT',
      decideConsultReport: (from, report) =>
        decideConsultReport(from === 'WAITING_CONSENT' ? 'CONSENT_APPROVED' : from, report),
    },
  },
  'deliveries are attempted for ever': {
    violation: /had attempt 11/,
    broken: { nextAttemptDelayMs: (past) => DECISIONS.nextAttemptDelayMs(past) ?? 86_400_000 },
  },
  'a receiver that asks for time gets none': {
    violation: /after a receiver asked for/,
    broken: {
      nextAttemptDelayMs: (past) => DECISIONS.nextAttemptDelayMs({ ...past, retryAfterMs: null }),
    },
  },
  'a failed attempt keeps its slot': {
    violation: /gets no slot|never end/,
    broken: {
      createDeliverySlots: () => {
        const slots = DECISIONS.createDeliverySlots()
        return {
          ...slots,
          release: (slot, outcome) => (outcome.succeeded ? slots.release(slot, outcome) : undefined),
        }
      },
    },
  },
}

test.each(Object.entries(MUTANTS))(
  'finds that %s, and reports the seed and the step',
  (_what, { broken, violation }) => {
    const run = () => simulate({ seed: SEED, steps: MUTANTS_WITHIN }, { ...DECISIONS, ...broken })
    expect(run).toThrow(new RegExp(`^seed ${SEED}, step \\d+: .*(${violation.source})`))
  },
)
