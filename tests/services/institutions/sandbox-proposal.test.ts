import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { institutionReport } from '#db/encrypted-columns.ts'
import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { Institution, ProposalSubmission } from '#lib/institutions/institution.ts'
import { workerOf } from '#lib/institutions/sandbox/worker.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { PIX, submissionOf } from './submission-of.ts'

let harness: Harness
let institution: Institution
beforeAll(async () => {
  harness = await startHarness()
  institution = await institutionNamed('aurora')
})
afterAll(() => harness.stop())

const institutionNamed = async (code: string) => {
  const { institutionOf } = await import('#lib/institutions/registry.ts')
  const { withLookup } = await import('#db/transaction.ts')
  const { findInstitution } = await import('#db/queries/institutions/institutions.ts')
  const row = await withLookup({}, (tx) => findInstitution(tx, code))
  if (!row) throw new Error(`no institution ${code}`)
  return institutionOf(row, await harness.demoOrganizationId())
}

const TED: Payment = {
  type: 'transfer',
  bankId: newId(),
  bankName: 'Banco',
  branch: '0001',
  account: '12345',
  digit: '6',
  accountType: 'checking',
}

let seed = 700
/** Uses a new customer each time, because a withdrawal can guarantee only one contract. */
const submission = (digits79: string, payment: Payment = PIX): ProposalSubmission => {
  seed += 1
  return { ...submissionOf(makeCpf({ seed, digits79 }), ['2027-05-01']), payment }
}

const reportsOn = async (externalId: string) => {
  const rows = await harness.database.owner`select * from institution_events`
  return plainRows(institutionReport, rows)
    .map((row) => JSON.parse(row.body))
    .filter((body) => (body.proposalId ?? body.operationId) === externalId)
    .sort((a, b) => a.sequence - b.sequence)
}

const untilReported = (externalId: string, statuses: string[]) =>
  eventually(`${statuses.join(' → ')} (${externalId})`, async () => {
    const reports = await reportsOn(externalId)
    return reports.map((report) => report.status).join() === statuses.join() ? reports : undefined
  })

const submit = async (digits79: string, payment?: Payment) => {
  const { externalId } = await institution.submitProposal(submission(digits79, payment))
  await untilReported(externalId, ['formalization'])
  return externalId
}

const createSigned = async (digits79: string, payment?: Payment) => {
  const externalId = await submit(digits79, payment)
  await sign(externalId)
  return externalId
}
const sign = (externalId: string) =>
  institution.confirmSignature({
    externalId,
    signedAt: new Date(0),
    documentSha256: 'aa',
    terms: { ...submission('100'), releaseDate: day('2026-11-21') },
  })

describe('an operation of CLT credit at a sandbox institution', () => {
  const signedOperation = async (digits79: string) => {
    const operation = { ...submission(digits79), product: 'clt', consultExternalId: 'their-consult' } as const
    const { externalId } = await institution.submitProposal(operation)
    await untilReported(externalId, ['formalization'])
    await sign(externalId)
    return externalId
  }

  test('is reported as an operation of its consult, and otherwise like a proposal', async () => {
    const operationId = await signedOperation('100')
    const reports = await untilReported(operationId, ['formalization', 'processing', 'paid'])
    expect(reports.map((report) => report.previousStatus)).toEqual([null, 'formalization', 'processing'])
    const type = 'private.consignment.operation.updated'
    for (const report of reports) {
      expect(report).toMatchObject({ type, operationId, consultId: 'their-consult' })
      expect(report).not.toHaveProperty('proposalId')
      expect(institution.readReport(JSON.stringify(report))).toMatchObject({ externalId: operationId })
    }
  })

  test.each([
    ['930', ['processing', 'pending']],
    ['931', ['processing', 'pending']],
    ['932', ['pending']],
    ['933', ['manual_analysis']],
    ['934', ['rejected']],
    ['935', ['processing', 'processing', 'paid']],
    ['936', ['processing', 'paid', 'refunded']],
  ])('%s goes through %o', async (digits79, statuses) => {
    await untilReported(await signedOperation(digits79), ['formalization', ...statuses])
  })
})

describe('a proposal at a sandbox institution', () => {
  test('is formalized, and after the signature processed and paid, each report one number higher', async () => {
    const reports = await untilReported(await createSigned('100'), ['formalization', 'processing', 'paid'])
    expect(reports.map((report) => report.sequence)).toEqual([1, 2, 3])
    expect(reports.map((report) => report.previousStatus)).toEqual([null, 'formalization', 'processing'])
    expect(reports[0]).toMatchObject({ type: 'proposal.status.update', contractNumber: '2026-00000001-61' })
  })

  test('is the same case under the same reference', async () => {
    const twice = submission('100')
    const [first, second] = await Promise.all([
      institution.submitProposal(twice),
      institution.submitProposal(twice),
    ])
    expect(second).toEqual(first)
    await untilReported(first.externalId, ['formalization'])
  })

  test('is another case under the same reference at another institution', async () => {
    const order = submission('100')
    const other = await (await institutionNamed('ipe')).submitProposal(order)
    expect(other.externalId).not.toBe((await institution.submitProposal(order)).externalId)
  })

  test('allows every call to be repeated without another report', async () => {
    const externalId = await submit('100')
    await Promise.all([sign(externalId), sign(externalId), sign(externalId)])
    await untilReported(externalId, ['formalization', 'processing', 'paid'])
    await sign(externalId)
    await institution.decideReview(externalId, 'approve')
    expect(await reportsOn(externalId)).toHaveLength(3)
  })

  test.each([
    ['930', PIX, 'pix_refusal'],
    ['931', TED, 'ted_refusal'],
    ['930', TED, 'ted_refusal'],
    ['931', PIX, 'pix_refusal'],
  ] as const)(
    '%s with the payment %o is pending with %s, and paid after another one',
    async (digits, payment, type) => {
      const externalId = await createSigned(digits, payment)
      const reports = await untilReported(externalId, ['formalization', 'processing', 'pending'])
      expect(reports[2]).toMatchObject({ reason: { code: type }, pendingItems: [{ type, code: type }] })
      await institution.solvePendingItem(externalId, { type, payment })
      await untilReported(externalId, ['formalization', 'processing', 'pending', 'processing', 'paid'])
    },
  )

  test('waits for a readable document for 932, and continues with it', async () => {
    const externalId = await createSigned('932')
    const [, pending] = await untilReported(externalId, ['formalization', 'pending'])
    expect(pending.pendingItems).toMatchObject([
      { type: 'invalid_document', code: 'unreadable_document', documentTypes: ['identification_front'] },
    ])
    const documents = [
      {
        ...{ type: 'identification_front', sha256: 'aa', filename: 'rg.jpg', contentType: 'image/jpeg' },
        read: async () => new Uint8Array(),
      },
    ]
    await institution.solvePendingItem(externalId, { type: 'pix_refusal', payment: PIX })
    await institution.solvePendingItem(externalId, { type: 'invalid_document', documents })
    await untilReported(externalId, ['formalization', 'pending', 'processing', 'paid'])
  })

  test('waits for a manager for 933: approved it is paid, rejected nothing more is reported', async () => {
    const [approved, refused] = [await createSigned('933'), await createSigned('933')]
    for (const externalId of [approved, refused])
      await untilReported(externalId, ['formalization', 'manual_analysis'])
    await institution.decideReview(refused, 'refuse')
    await institution.decideReview(approved, 'approve')
    await untilReported(approved, ['formalization', 'manual_analysis', 'processing', 'paid'])
    expect(await reportsOn(refused)).toHaveLength(2)
  })

  test('is rejected in analysis for 934', async () => {
    const reports = await untilReported(await createSigned('934'), ['formalization', 'rejected'])
    expect(reports[1].reason.code).toBe('credit_refused')
  })

  test('fails to pay once for 935, reports it, and then pays', async () => {
    const reports = await untilReported(await createSigned('935'), [
      'formalization',
      'processing',
      'processing',
      'paid',
    ])
    expect(reports[2].reason.code).toBe('payout_failed')
  })

  test('is refunded after the payment for 936', async () => {
    const reports = await untilReported(await createSigned('936'), [
      'formalization',
      'processing',
      'paid',
      'refunded',
    ])
    expect(reports[3].reason.code).toBe('refunded_by_customer')
  })

  test('is ended by a cancellation before the payment, and answers a later one with paid', async () => {
    const early = await submit('100')
    await institution.requestCancellation(early)
    await institution.requestCancellation(early)
    await untilReported(early, ['formalization', 'canceled'])
    const late = await createSigned('100')
    await untilReported(late, ['formalization', 'processing', 'paid'])
    await institution.requestCancellation(late)
    await untilReported(late, ['formalization', 'processing', 'paid', 'paid'])
  })

  test('rejects an unknown id', async () => {
    await expect(institution.requestCancellation(newId())).rejects.toMatchObject({ code: 'provider_error' })
  })
})

describe('withdrawals that guarantee a contract at one sandbox institution', () => {
  test('are rejected at another before the customer signs, in either order', async () => {
    const order = submission('100')
    const other = await institutionNamed('caravela')
    const cases = await Promise.all([
      institution.submitProposal(order),
      other.submitProposal({ ...order, reference: newId() }),
    ])
    const reports = await eventually('both reports', async () => {
      const all = (await Promise.all(cases.map((each) => reportsOn(each.externalId)))).flat()
      return all.length === 2 ? all : undefined
    })
    expect(reports.map(({ status }) => status).sort()).toEqual(['formalization', 'rejected'])
    const rejection = reports.find(({ status }) => status === 'rejected')
    expect(rejection.reason.code).toBe('ongoing_operation')
  })

  test('are free again after a cancellation', async () => {
    const order = submission('100')
    const { externalId } = await institution.submitProposal(order)
    await untilReported(externalId, ['formalization'])
    await institution.requestCancellation(externalId)
    await untilReported(externalId, ['formalization', 'canceled'])
    const other = await institutionNamed('caravela')
    const again = await other.submitProposal({ ...order, reference: newId() })
    await untilReported(again.externalId, ['formalization'])
  })
})

describe('a margin that an operation uses at one sandbox institution', () => {
  const operation = (documentNumber: string, installmentCents: number): ProposalSubmission => ({
    ...submissionOf(documentNumber, ['2027-02-20']),
    product: 'clt',
    consultExternalId: 'their-consult',
    installments: [{ dueDate: day('2027-02-20'), amountCents: cents(installmentCents) }],
  })

  test('is rejected at another before the customer signs, as far as it is used', async () => {
    const documentNumber = makeCpf({ seed: 9_000, digits79: '100' })
    const { availableMarginCents } = workerOf(documentNumber, dayInSaoPaulo(now()))
    const first = await institution.submitProposal(operation(documentNumber, availableMarginCents - 100_00))
    await untilReported(first.externalId, ['formalization'])
    const other = await institutionNamed('caravela')
    const fits = await other.submitProposal(operation(documentNumber, 100_00))
    await untilReported(fits.externalId, ['formalization'])
    const tooMuch = await institution.submitProposal(operation(documentNumber, 1))
    const [report] = await untilReported(tooMuch.externalId, ['rejected'])
    expect(report.reason.code).toBe('no_margin')
    await institution.requestCancellation(first.externalId)
    await untilReported(first.externalId, ['formalization', 'canceled'])
    const again = await other.submitProposal(operation(documentNumber, 1))
    await untilReported(again.externalId, ['formalization'])
  })
})
