import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Day } from '#lib/domain/calendar.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { type Cents, formatBrl } from '#lib/domain/money.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { customer } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const createContract = async (institutionCode: string, priceTableKey: string) => {
  const offer = await operations.simulate({ institutionCode }, { priceTableKey, numberOfInstallments: 24 })
  const body = operationBody(offer.simulation.id, offer.documentNumber)
  const answer = await harness.api('/private-consignment/operation', { body })
  expect(answer.status, answer.text).toBe(201)
  await operations.report(answer.body.id, 'formalization')
  const text = await contractText(String(answer.body.id), offer.documentNumber)
  return { id: String(answer.body.id), simulation: offer.simulation, text }
}

const contractText = async (id: string, documentNumber: string) => {
  const { identifyCustomer } = await import('#lib/services/formalization/identify-customer.ts')
  const { getContractPdf } = await import('#lib/services/formalization/get-contract-pdf.ts')
  const token = await operations.tokenOf(id)
  const signer = { token, documentNumber, birthDate: '1990-03-15' as Day }
  const { proof } = await identifyCustomer(await customer(), signer)
  return pdfPages((await getContractPdf(await customer(), { token, proof })).content).join('\n')
}

const printedAfter = (text: string, label: string) => {
  const lines = text.split('\n')
  return lines[lines.findIndex((line) => line.toUpperCase() === label.toUpperCase()) + 1]
}

const formatDay = (day: Day) => day.split('-').reverse().join('/')

describe('the contract of payroll credit', () => {
  test('has the figures of its simulation, on every configuration of every institution', async () => {
    const configs = await harness.database.owner`
      select institution_code as "institutionCode", key as slug from price_tables
      where organization_id = ${operations.organizationId} and product = 'clt' and active
      order by institution_code, key`
    expect(configs.length).toBeGreaterThanOrEqual(9)
    for (const { institutionCode, slug } of configs) {
      const { id, simulation: row, text } = await createContract(institutionCode, slug)
      const printed = (label: string) => printedAfter(text, label)
      expect({
        slug,
        net: printed('Valor líquido liberado ao EMITENTE'),
        issue: printed('Valor da operação'),
        total: printed('Total a pagar (descontado em folha)'),
        installment: printed('Valor da parcela'),
        first: printed('Primeiro vencimento'),
        monthly: printed('Taxa de juros ao mês'),
        annual: printed('Taxa de juros ao ano'),
        cet: printed('CET ao mês'),
        annualCet: printed('CET ao ano'),
        iof: printed('IOF – Imposto sobre Operações Financeiras'),
        fee: printed('Tarifa de cadastro'),
        insurance: printed('Seguro'),
      }).toEqual({
        slug,
        net: formatBrl(row.netCents),
        issue: formatBrl(row.issueCents),
        total: formatBrl(row.totalCents),
        installment: formatBrl(row.installmentCents),
        first: formatDay(row.firstDueDate),
        monthly: formatPercent(row.monthlyRate),
        annual: formatPercent(row.annualRate),
        cet: formatPercent(row.cetMonthly),
        annualCet: formatPercent(row.cetAnnual),
        iof: formatBrl(row.iofCents),
        fee: formatBrl(row.feeCents),
        insurance: formatBrl(row.insuranceCents),
      })
      for (const { dueDate, principalCents, interestCents, totalCents } of row.installments)
        expect(text).toContain(
          [formatDay(dueDate), ...[principalCents, interestCents, totalCents].map(brl)].join('\n'),
        )
      const operation = (await harness.api(`/private-consignment/operation/${id}`)).body.operation_data
      expect([
        operation.issue_amount,
        operation.disbursed_issue_amount,
        operation.installment_face_value,
      ]).toEqual([row.issueCents, row.netCents, row.installmentCents].map((amount) => amount / 100))
    }
  })
})

const brl = (amount: Cents) => formatBrl(amount)
