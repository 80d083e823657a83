import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMonths, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import { type Cents, cents, formatBrl, sumCents } from '#lib/domain/money.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

/** Amounts in cents whose value in reais has no exact binary representation. */
const ODD = [333_33, 100_01, 459_97]

const createContract = async (seed: number, table: { institutionCode: string; id: string }) => {
  const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
  const documentNumber = makeCpf({ seed })
  const context = proposals.context()
  const balanceId = await proposals.balance(documentNumber)
  await harness.database
    .owner`update fgts_balance_queries set institution_code = ${table.institutionCode} where id = ${balanceId}`
  const desiredInstallments = ODD.map((amount, index) => ({
    dueDate: `${addMonths(dayInSaoPaulo(context.now), 12 * (index + 1)).slice(0, 7)}-01` as Day,
    amountCents: cents(amount),
  }))
  const simulation = await createFgtsSimulation(context, {
    documentNumber,
    provider: table.institutionCode,
    simulationFeesId: table.id,
    balanceId,
    targetAmount: cents(0),
    desiredInstallments,
  })
  const answer = await harness.api('/fgts/proposal', { body: proposalBody(simulation.id, documentNumber) })
  expect(answer.status, answer.text).toBe(201)
  await proposals.report(answer.body.id, 'formalization')
  return { id: String(answer.body.id), documentNumber, simulation }
}

const contractText = async (id: string, documentNumber: string) => {
  const { identifyCustomer } = await import('#lib/services/formalization/identify-customer.ts')
  const { getContractPdf } = await import('#lib/services/formalization/get-contract-pdf.ts')
  const token = await proposals.tokenOf(id)
  const birthDate = '1990-03-15' as Day
  const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate })
  const { content } = await getContractPdf(await customer(), { token, proof })
  return pdfPages(content).join('\n')
}

const printedAfter = (text: string, label: string) => {
  const lines = text.split('\n')
  return lines[lines.findIndex((line) => line.toUpperCase() === label.toUpperCase()) + 1]
}

describe('the figures of a contract', () => {
  test('are those of its simulation, on every table of every institution, and add up to the cent', async () => {
    const { owner } = harness.database
    const tables = await owner`
      select id, institution_code as "institutionCode" from price_tables
      where organization_id = ${proposals.organizationId} and product = 'fgts' and active order by institution_code, key`
    expect(tables.length).toBeGreaterThanOrEqual(9)
    for (const [index, table] of tables.entries()) {
      const contract = await createContract(920_000 + index, table as never)
      const row = contract.simulation
      const text = await contractText(contract.id, contract.documentNumber)
      expect({
        net: printedAfter(text, 'Valor líquido liberado ao EMITENTE'),
        issue: printedAfter(text, 'Valor da operação'),
        total: printedAfter(text, 'Total a pagar (bloqueado no FGTS)'),
        monthly: printedAfter(text, 'Taxa de juros ao mês'),
        annual: printedAfter(text, 'Taxa de juros ao ano'),
        cet: printedAfter(text, 'CET ao mês'),
        annualCet: printedAfter(text, 'CET ao ano'),
        iof: printedAfter(text, 'IOF – Imposto sobre Operações Financeiras'),
        tc: printedAfter(text, 'Tarifa de cadastro'),
        insurance: printedAfter(text, 'Seguro'),
      }).toEqual({
        net: formatBrl(row.netCents),
        issue: formatBrl(row.issueCents),
        total: formatBrl(row.totalCents),
        monthly: formatPercent(row.monthlyRate),
        annual: formatPercent(row.annualRate),
        cet: formatPercent(row.cetMonthly),
        annualCet: formatPercent(row.cetAnnual),
        iof: formatBrl(row.iofCents),
        tc: formatBrl(row.feeCents),
        insurance: formatBrl(row.insuranceCents),
      })
      for (const { dueDate, amountCents } of row.installments)
        expect(text).toContain(
          `${dueDate.split('-').reverse().join('/')}\nSaque-aniversário do FGTS\n${formatBrl(amountCents)}`,
        )
      const parts = [row.netCents, row.iofCents, row.feeCents, row.insuranceCents]
      expect(sumCents(parts)).toBe(row.issueCents)
      expect(row.totalCents).toBe(sumCents(ODD as Cents[]))
    }
  })

  test('are sent as exact numbers: at most two decimals for money and six for rates', async () => {
    const [table] = await harness.database.owner`
      select id, institution_code as "institutionCode" from price_tables
      where organization_id = ${proposals.organizationId} and product = 'fgts' and active limit 1`
    const { id, simulation } = await createContract(930_000, table as never)
    const texts = [
      (await harness.api(`/fgts/proposal/${id}`)).text,
      (await harness.api('/fgts/proposal')).text,
      (await harness.api('/fgts/balance?includeExpired=true')).text,
    ]
    const numbers = texts.flatMap((text) =>
      [...text.matchAll(/":(-?\d+\.\d+)[,}\]]/g)].map(([, n = '']) => n),
    )
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.filter((number) => !/^\d+\.\d{1,6}$/.test(number))).toEqual([])
    const { body } = await harness.api(`/fgts/proposal/${id}`)
    expect(body.periods.map(({ amount }: { amount: number }) => amount)).toEqual([333.33, 100.01, 459.97])
    expect(body.totalBalance).toBe(893.31)
    expect(body.availableBalance).toBe(simulation.netCents / 100)
  })
})
