import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { type OperationFixture, operationFixture } from '#tests/support/fixtures/operation-fixture.ts'
import { PIX_ITEM } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

const CONFIGS = '/private-consignment/simulation/configs'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const simulate = (body: Record<string, unknown>) => harness.api('/private-consignment/simulation', { body })

describe('a program written against an older service of this kind', () => {
  test('may omit the number of instalments or send it empty or as 0, and gets the maximum', async () => {
    const consult = await operations.consult({ simulationLimit: { installmentsMax: 36 } })
    const input = { consult_id: consult.id, config_id: await operations.priceTableId() }
    for (const number_of_installments of [undefined, null, 0, '0', '', ' ']) {
      const answer = await simulate({ ...input, number_of_installments, provider: '' })
      expect([answer.status, answer.body.number_of_installments], answer.text).toEqual([200, 36])
    }
  })

  test('gets the maximum number of instalments in numbers and words when it asks for more', async () => {
    const consult = await operations.consult({ simulationLimit: { installmentsMax: 36 } })
    const input = { consult_id: consult.id, config_id: await operations.priceTableId() }
    for (const number_of_installments of [48, 481, '84', 999_999_999]) {
      const { status, body } = await simulate({ ...input, number_of_installments })
      expect([status, body.code, body.maximum]).toEqual([422, 'simulation_installments_above_maximum', 36])
      expect(body.detail).toMatch(/parcelas .*maior que 36\b/)
    }
  })

  test('may send amounts as texts, empty for none', async () => {
    const consult = await operations.consult()
    const answer = await simulate({
      consult_id: consult.id,
      config_id: await operations.priceTableId(),
      number_of_installments: '24',
      installment_face_value: '300.50',
      disbursed_amount: '',
    })
    expect([answer.status, answer.body.installment_value], answer.text).toEqual([200, 300.5])
  })

  test('may use its own words for gender, documents and transfer, and an empty issuer', async () => {
    for (const [gender, expected] of [
      ['F', 'female'],
      ['Feminino', 'female'],
      ['m', 'male'],
      ['MALE', 'male'],
    ]) {
      const { id } = await operations.create({
        gender,
        marital_status: 'widowed',
        political_exposition: 0,
        document_issuer: '',
        document_identification_type: 'RG',
        work_data: '',
      })
      const { body } = await harness.api(`/private-consignment/operation/${id}`)
      expect(body.borrower).toMatchObject({
        gender: expected,
        marital_status: 'widower',
        political_exposition: false,
        document_issuer: null,
        document_identification_type: 'rg',
      })
    }
    const account = { branch_number: 1, account_number: 12345, account_digit: 6, account_type: 'poupança' }
    const { id } = await operations.create({ bank: { transfer_method: 'TED', bank_code: 1, ...account } })
    const { body } = await harness.api(`/private-consignment/operation/${id}`)
    expect(body.borrower.bank).toMatchObject({ transfer_method: 'ted', account_type: 'savings_account' })
  })

  test('may create a term with numbers for texts and without an institution', async () => {
    const body = consultBody()
    const answer = await harness.api('/private-consignment/consult', {
      body: {
        ...body,
        gender: 'M',
        borrowerDocumentNumber: Number(body.borrowerDocumentNumber),
        signerPhone: { phoneNumber: 987654321, countryCode: '+55', areaCode: 11 },
        provider: ' ',
      },
    })
    expect(answer.status, answer.text).toBe(201)
    const { body: consult } = await harness.api(`/private-consignment/consult/${answer.body.id}`)
    expect(consult).toMatchObject({ gender: 'male', documentNumber: body.borrowerDocumentNumber })
    const again = await harness.api('/private-consignment/consult', { body })
    expect(again.body.detail).toContain('consulta ativa')
  })

  test('may send 1 for a boolean query parameter, and gets the category of the worker as a number', async () => {
    const all = await harness.api(`${CONFIGS}?provider=aurora&active=1`)
    expect(all.body.configs.every(({ active }: { active: boolean }) => active)).toBe(true)
    const none = await harness.api(`${CONFIGS}?provider=aurora&active=FALSE`)
    expect(none.body.configs.some(({ active }: { active: boolean }) => active)).toBe(false)
    const { id } = await operations.consult()
    const { body } = await harness.api(`/private-consignment/consult/${id}`)
    expect(body.workerCategoryCode).toBe(101)
  })

  test('may submit documents at the older path, named by numbers', async () => {
    const { id } = await operations.create()
    await operations.bring(id, 'analysis')
    const item = { ...PIX_ITEM, type: 'invalid_document', documentTypes: ['identification_front'] } as const
    await operations.report(id, 'pending', {
      pendingItems: [{ ...item, documentTypes: [...item.documentTypes] }],
    })
    const form = new FormData()
    form.set('type', '501')
    const jpeg = Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')
    form.set('file', new Blob([jpeg]), 'rg.jpg')
    const { body } = await harness.api(`/private-consignment/operation/${id}/document`, { raw: form })
    const answer = await harness.api(`/private-consignment/operation/${id}/pendency/presentation`, {
      method: 'PATCH',
      body: { documents: [{ type: 501, key: body.key }] },
    })
    expect([answer.status, answer.body.status], answer.text).toEqual([200, 'analysis'])
  })

  test('finds the words it looks for when a cancellation is rejected', async () => {
    const { id } = await operations.create()
    await operations.bring(id, 'paid')
    const answer = await harness.api(`/private-consignment/operation/${id}/cancel`, {
      body: { cancel_reason: 'customer:changed_mind', cancel_description: '', provider: 'QI' },
    })
    expect([answer.status, answer.body.code]).toEqual([409, 'proposal_not_cancellable'])
    expect(answer.body.detail).toContain('Operation does not allow cancelation')
  })
})
