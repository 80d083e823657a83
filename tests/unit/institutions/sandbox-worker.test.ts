import { describe, expect, test } from 'vitest'
import { day } from '#lib/domain/calendar.ts'
import { monthsSinceAdmission } from '#lib/domain/clt/admission.ts'
import { normalizeCnpj } from '#lib/domain/documents/cnpj.ts'
import { cents } from '#lib/domain/money.ts'
import { consultTurn } from '#lib/institutions/sandbox/consult-turn.ts'
import { simulationLimitOf } from '#lib/institutions/sandbox/credit-policy.ts'
import { legalDeductionsOf } from '#lib/institutions/sandbox/legal-deductions.ts'
import { workerOf } from '#lib/institutions/sandbox/worker.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'

const TODAY = day('2026-11-21')

describe('the worker that a sandbox institution derives from a CPF', () => {
  const workers = Array.from({ length: 300 }, (_, seed) => workerOf(makeCpf({ seed }), TODAY))

  test('is always the same, and another one for another CPF', () => {
    expect(workerOf(makeCpf({ seed: 1 }), TODAY)).toEqual(workers[1])
    expect(new Set(workers.map((worker) => worker.marginBaseCents)).size).toBeGreaterThan(290)
  })

  test('has a valid employer, an eligible past admission, and at most 35 % of what the law leaves', () => {
    for (const worker of workers) {
      expect(normalizeCnpj(worker.employerDocumentNumber)).toBe(worker.employerDocumentNumber)
      expect(simulationLimitOf(monthsSinceAdmission(worker.admissionDate, TODAY), TODAY)).not.toBeNull()
      expect(worker.availableMarginCents).toBeGreaterThan(0)
      expect(worker.availableMarginCents * 100).toBeLessThanOrEqual(worker.marginBaseCents * 35)
    }
  })

  test('has less margin by running operations, and is rejected when they use it all', () => {
    const documentNumber = makeCpf({ seed: 1, digits79: '100' })
    const { availableMarginCents: all } = workerOf(documentNumber, TODAY)
    expect(workerOf(documentNumber, TODAY, cents(100_00)).availableMarginCents).toBe(all - 100_00)
    const step = { documentNumber, phase: 'asked', step: 'worker' } as const
    expect(consultTurn({ ...step, inUseCents: all }, TODAY)?.events?.[0]?.fields).toMatchObject({
      status: 'REJECTED',
      code: 'no_margin',
      availableMarginValue: '0.00',
    })
    expect(consultTurn({ ...step, inUseCents: cents(all - 1) }, TODAY)?.phase).toBe('credit')
  })

  test('has no margin left in scenario 921', () => {
    expect(workerOf(makeCpf({ seed: 1, digits79: '921' }), TODAY).availableMarginCents).toBe(0)
  })
})

describe('the policy by months since admission', () => {
  const at = (months: number) => simulationLimitOf(months, TODAY)

  test('accepts nobody in the first three months, and grows with every bracket', () => {
    expect([0, 1, 2].map(at)).toEqual([null, null, null])
    const brackets = [3, 6, 12, 24, 36, 60].map(at)
    for (const [index, bracket] of brackets.entries()) {
      const before = brackets[index - 1]
      if (!before) continue
      expect(bracket?.monthMin).toBe(before.monthMax + 1)
      expect(bracket?.installmentsMax).toBeGreaterThan(before.installmentsMax)
      expect(bracket?.valueMaxCents).toBeGreaterThan(before.valueMaxCents)
    }
    expect(at(5)).toEqual(at(3))
    expect(at(60)?.installmentsMax).toBe(96)
  })

  test('lends any worker of six months or more the whole margin in the shortest term', () => {
    const margins = Array.from(
      { length: 2_000 },
      (_, seed) => workerOf(makeCpf({ seed }), TODAY).availableMarginCents,
    )
    const largest = Math.max(...margins)
    for (const months of [6, 12, 24, 36, 60]) {
      const limit = at(months)
      expect(limit?.valueMaxCents).toBeGreaterThanOrEqual(largest * (limit?.installmentsMin ?? 0))
    }
  })
})

describe('the legal deductions from a salary', () => {
  test.each([
    // Minimum wage: only INSS of 7.5 % is deducted. The next two salaries are below the ceiling of INSS; up
    // to R$ 5.000,00 no income tax is due (Lei 15.270/2025).
    [1_621_00, 121_58],
    [3_000_00, 121_58 + 115_36 + 11_66],
    [5_000_00, 501_51],
    // Above the ceilings of INSS (R$ 988,09) and of the income tax relief: the full income tax is due.
    [9_000_00, 988_09 + 1_294_55],
  ])('are for %i cents %i', (salary, deducted) => {
    expect(Math.abs(legalDeductionsOf(cents(salary), TODAY) - deducted)).toBeLessThanOrEqual(2)
  })

  test('never exceed the salary, and leave more of a higher one', () => {
    let before = 0
    for (let salary = 1_500_00; salary <= 10_000_00; salary += 37_77) {
      const remaining = salary - legalDeductionsOf(cents(salary), TODAY)
      expect(remaining).toBeGreaterThan(before)
      before = remaining
    }
  })
})
