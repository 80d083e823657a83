import { afterAll, beforeAll, expect, test } from 'vitest'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { getPaymentReceipt } from '#lib/services/formalization/get-payment-receipt.ts'
import { pdfPages } from '#tests/support/checks/pdf-text.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { formalizationFixture } from './formalization-fixture.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const { identified } = formalizationFixture(() => proposals)

const set = (days: number, payBackTo: string) => {
  const { owner } = harness.database
  const coolingOff = owner.json({ fgts: { days, payBackTo } })
  return owner`
    update institutions set settings = settings || jsonb_build_object('coolingOff', ${coolingOff}::jsonb)
    where code = 'aurora'`
}

/** Removes whitespace, because text extracted from justified lines has no spaces. */
const tight = (text: string) => text.replaceAll(/\s+/g, '')
const textOf = async (content: Buffer) => tight((await pdfPages(content)).join(''))

test('shows the signed terms of the institution in contract, acceptance, page, receipt and API', async () => {
  await set(12, 'na conta 777 do Banco Um')
  const { id, token, proof } = await identified()
  const contract = await textOf((await getContractPdf(await customer(), { token, proof })).content)
  expect(contract).toContain(tight('em até 12 dias corridos do recebimento'))
  expect(contract).toContain(tight('na conta 777 do Banco Um'))
  const before = await getFormalization(await customer(), { token, proof })
  expect(before.contract?.acceptance.text).toContain('em até 12 dias corridos do recebimento')
  expect(before.contract?.coolingOff).toMatchObject({ days: 12, until: null })
  await proposals.sign(id)
  await set(9, 'na conta 999 do Banco Dois')
  await proposals.report(id, 'processing')
  await proposals.report(id, 'paid')
  const { body } = await harness.api(`/fgts/proposal/${id}`)
  expect(body.coolingOff).toMatchObject({ days: 12, payBackTo: 'na conta 777 do Banco Um' })
  const receipt = await textOf((await getPaymentReceipt(await customer(), { token, proof })).content)
  const until = body.coolingOff.until.split('-').reverse().join('/')
  expect(receipt).toContain(tight(`em até 12 dias corridos do recebimento (até ${until})`))
  expect(receipt).toContain(tight('na conta 777 do Banco Um'))
})

test('offers changed terms of the institution to later contracts only', async () => {
  await set(9, 'na conta 999 do Banco Dois')
  const { token, proof } = await identified()
  const { contract } = await getFormalization(await customer(), { token, proof })
  expect(contract?.acceptance.text).toContain('em até 9 dias corridos do recebimento')
  expect(contract?.acceptance.text).toContain('na conta 999 do Banco Dois')
})
