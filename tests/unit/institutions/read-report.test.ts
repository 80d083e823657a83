import { describe, expect, test } from 'vitest'
import { readReport } from '#lib/institutions/read-report.ts'

const LIMIT = {
  monthMin: 12,
  monthMax: 23,
  installmentsMin: 6,
  installmentsMax: 36,
  valueMin: 300,
  valueMax: 12000.5,
}

const consult = (fields: Record<string, unknown>) =>
  readReport(
    JSON.stringify({
      id: '0190',
      type: 'private.consignment.consult.updated',
      timestamp: '2026-11-21T12:00:00.000Z',
      sequence: 2,
      consultId: 'their-7',
      status: 'SUCCESS',
      availableMarginValue: '350.00',
      admissionDateMonthsDifference: 14,
      simulationLimit: LIMIT,
      ...fields,
    }),
  )

describe('a consult reported by an institution', () => {
  test('is read from the event of the contract alone, without the worker of the sandbox', () => {
    expect(consult({})).toEqual({
      kind: 'clt_consult_updated',
      externalId: 'their-7',
      sequence: 2,
      status: 'SUCCESS',
      code: null,
      description: null,
      partnerInternalId: null,
      existingCustomer: null,
      worker: null,
      admissionMonths: 14,
      availableMarginCents: 350_00,
      simulationLimit: {
        monthMin: 12,
        monthMax: 23,
        installmentsMin: 6,
        installmentsMax: 36,
        valueMinCents: 300_00,
        valueMaxCents: 12_000_50,
      },
    })
  })

  test('keeps what can be read of its worker', () => {
    const worker = {
      consultEligible: true,
      employerName: '  Serra Ltda. ',
      employerDocumentNumber: '99020000',
      registrationNumber: 'x'.repeat(61),
      admissionDate: '2026-02-30',
      marginBaseValue: '1000.00',
      salary: 1,
    }
    expect(consult({ worker, partnerInternalId: 'A-1' })).toMatchObject({
      partnerInternalId: 'A-1',
      worker: {
        consultEligible: true,
        employerName: 'Serra Ltda.',
        employerDocumentNumber: '99020000',
        registrationNumber: null,
        workerCategoryCode: null,
        admissionDate: null,
        terminationDate: null,
        marginBaseCents: 1_000_00,
      },
    })
  })

  test.each([['-1.00'], ['1.001'], ['1e3'], ['R$ 10,00'], [{ value: 1 }], [null]])(
    'has no margin when it is %o',
    (availableMarginValue) => {
      expect(consult({ availableMarginValue })).toMatchObject({
        availableMarginCents: null,
        status: 'SUCCESS',
      })
    },
  )

  test.each([
    [{ ...LIMIT, installmentsMin: 37 }],
    [{ ...LIMIT, monthMax: 1.5 }],
    [{ ...LIMIT, valueMin: -1 }],
    [{ ...LIMIT, installmentsMax: 100_000 }],
    [{ ...LIMIT, valueMax: 100 }],
    [undefined],
  ])('has no limits when they are %o', (simulationLimit) => {
    expect(consult({ simulationLimit })).toMatchObject({ simulationLimit: null, status: 'SUCCESS' })
  })

  test.each([
    ['REJECTED', 'no_margin', 'no_margin'],
    ['REJECTED', 'birth_date_mismatch', 'birth_date_mismatch'],
    ['REJECTED', 'lender_rule_17', 'consult_refused_by_institution'],
    ['REJECTED', 'source_unavailable', 'consult_refused_by_institution'],
    ['REJECTED', undefined, 'consult_refused_by_institution'],
    ['FAILED', 'source_unavailable', 'source_unavailable'],
    ['FAILED', 'provider_timeout', 'provider_timeout'],
    ['FAILED', 'no_margin', 'provider_error'],
    ['FAILED', 'NullPointerException', 'provider_error'],
    ['WAITING_CREDIT_ANALYSIS', 'no_margin', null],
  ])('ends %s with the code %s as %s', (status, code, expected) => {
    const description = 'nas palavras da instituição'
    expect(consult({ status, code, description })).toMatchObject({ status, code: expected, description })
  })

  test.each([['WAITING_CONSENT'], ['CONSENT_APPROVED'], ['success'], [7]])(
    'is not read in a status that the institution may not report (%s)',
    (status) => {
      expect(consult({ status })).toBeNull()
    },
  )

  test.each([
    [{ consultId: '' }],
    [{ consultId: 'x'.repeat(201) }],
    [{ sequence: 0 }],
    [{ type: 'private.consignment.consult.created' }],
  ])('is not read with %o', (fields) => {
    expect(consult(fields)).toBeNull()
  })
})

describe('an operation reported by an institution', () => {
  const operation = (fields: Record<string, unknown>) =>
    readReport(
      JSON.stringify({
        type: 'private.consignment.operation.updated',
        operationId: 'their-9',
        status: 'pending',
        ...fields,
      }),
    )

  test('is a report on a proposal, whether it was created or updated', () => {
    const pendingItems = [{ type: 'pix_refusal', code: 'pix_refusal', text: 'Chave recusada' }]
    const expected = {
      kind: 'proposal_updated',
      externalId: 'their-9',
      status: 'pending',
      reason: null,
      pendingItems: [{ ...pendingItems[0], documentTypes: [] }],
    }
    expect(operation({ pendingItems })).toEqual(expected)
    expect(operation({ pendingItems, type: 'private.consignment.operation.created' })).toEqual(expected)
  })

  test('is not read with an unknown status or unknown pending items', () => {
    expect(operation({ status: 'payed' })).toBeNull()
    expect(operation({ pendingItems: [{ type: 'other', code: 'x', text: 'y' }] })).toBeNull()
    expect(operation({ operationId: null })).toBeNull()
  })
})

test('ignores what is not JSON, or not an event', () => {
  for (const body of ['', '{', 'null', '[]', '"text"']) expect(readReport(body)).toBeNull()
})
