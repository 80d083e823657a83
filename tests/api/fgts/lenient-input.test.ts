import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { proposalPayment } from '#db/encrypted-columns.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { plainRows } from '#tests/support/fixtures/plain-rows.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import { PIX_ITEM, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const post = async (overrides: Record<string, unknown>) => {
  const { id, documentNumber } = await proposals.simulation()
  return harness.api('/fgts/proposal', { body: { ...proposalBody(id, documentNumber), ...overrides } })
}

const create = async (overrides: Record<string, unknown>) => {
  const answer = await post(overrides)
  expect(answer.status, answer.text).toBe(201)
  return (await harness.api(`/fgts/proposal/${answer.body.id}`)).body
}

const refusalOf = async (overrides: Record<string, unknown>) => {
  const answer = await post(overrides)
  return [answer.status, ...answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)]
}

const upload = (id: string, type: string) => {
  const form = new FormData()
  form.set('type', type)
  const jpeg = Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')
  form.set('file', new Blob([jpeg]), 'document.jpg')
  return harness.api(`/fgts/proposal/${id}/document`, { raw: form })
}

describe('a program written against an older service of this kind', () => {
  test('may send words in any case and under other names, and booleans as 1 or as text', async () => {
    for (const [input, expected] of [
      ['widowed', 'widower'],
      ['Widow', 'widower'],
      ['VIÚVA', 'widower'],
      ['Single', 'single'],
      ['Casado', 'married'],
      ['Solteiro(a)', 'single'],
      ['Casado(a)', 'married'],
      ['Divorciado(a)', 'divorced'],
      ['VIÚVO(A)', 'widower'],
    ])
      expect((await create({ maritalStatus: input })).borrower.maritalStatus).toBe(expected)
    for (const [isPEP, expected] of [
      [1, true],
      ['1', true],
      ['true', true],
      [0, false],
      ['False', false],
    ])
      expect((await create({ isPEP, personType: 'NATURAL' })).borrower.isPEP).toBe(expected)
    expect(await refusalOf({ isPEP: 2, maritalStatus: 'complicated', personType: 'juridica' })).toEqual([
      422,
      '/maritalStatus',
      '/personType',
      '/isPEP',
    ])
  })

  test('may send digits as JSON numbers; leading zeros that a number cannot have are restored', async () => {
    const { borrower } = await create({
      phone: 987654321,
      phoneRegionCode: 11,
      phoneCountryCode: '055',
      postalCode: 1310100,
      documentIdentificationNumber: 123456789,
      addressNumber: 1000,
    })
    expect(borrower).toMatchObject({
      phone: '987654321',
      phoneCountryCode: '55',
      postalCode: '01310100',
      documentIdentificationNumber: '123456789',
      addressNumber: '1000',
    })
    const documentNumber = makeCpf({ seed: 12_345 }).padStart(11, '0')
    const { id } = await proposals.simulation({ documentNumber })
    const body = { ...proposalBody(id, documentNumber), individualDocumentNumber: Number(documentNumber) }
    const answer = await harness.api('/fgts/proposal', {
      body: { ...body, payment: { type: 'PIX', data: { pix: Number(documentNumber), pixKeyType: 'CPF' } } },
    })
    expect(answer.status, answer.text).toBe(201)
    const response = await harness.api(`/fgts/proposal?search=${documentNumber}&cursor=%20&status=`)
    expect(response.body.data).toMatchObject([{ documentNumber }])
  })

  test('may use older names for a payment and its parts in any case; the names of the contract win', async () => {
    const account = {
      bankId: '001',
      bankAccountBranch: '0001',
      bankAccountNumber: '12345',
      bankAccountDigit: '6',
      bankAccountType: 'saving_account',
    }
    for (const type of ['ted', 'TED', 'TRANSFER', 'transfer'])
      for (const data of [account, { ...account, agency: '', account: null }]) {
        const { payment } = await create({ payment: { type, data } })
        expect(payment).toMatchObject({ type: 'transfer', data: { agency: '0001', digit: '6' } })
        expect(payment.data.accountType).toBe('savings_account')
      }
    for (const data of [
      { pixKey: 'maria@example.com' },
      { pix: 'maria@example.com', pixKey: 'other@example.com' },
      { pix: '', pixKey: 'maria@example.com', pixKeyType: 'EMAIL' },
    ]) {
      const { id } = await create({ payment: { type: 'Pix', data } })
      const stored = await harness.database.owner`select * from proposals where id = ${id}`
      expect(plainRows(proposalPayment, stored)[0]?.payment).toMatchObject({
        type: 'pix',
        key: 'maria@example.com',
      })
    }
    const { payment } = await create({ payment: { type: 'ted', data: { ...account, agency: '0002' } } })
    expect(payment.data.agency).toBe('0002')
    expect(await refusalOf({ payment: { type: 'pix', data: {} } })).toEqual([422, '/payment/data/pix'])
  })

  test('may declare the content of a document by older numbers, next to the type of the item', async () => {
    const { id } = await proposals.create()
    await proposals.bring(id, 'analysis')
    const item = { ...PIX_ITEM, type: 'invalid_document' as const }
    await proposals.report(id, 'pending', {
      pendingItems: [{ ...item, documentTypes: ['identification_front', 'identification_back'] }],
    })
    const documents = []
    for (const [type, expected] of [
      ['501', 'identification_front'],
      ['0502', 'identification_back'],
      ['Selfie', 'selfie'],
      ['300', 'other'],
    ] as const) {
      const { body } = await upload(id, type)
      expect(body.type).toBe(expected)
      documents.push({ type: Number(type) || type, key: body.key })
    }
    expect((await upload(id, 'passport')).body.errors).toMatchObject([{ pointer: '/type' }])
    const answer = await harness.api(`/fgts/proposal/${id}/solvePendency`, {
      body: { type: 'INVALID_DOCUMENT', documents },
    })
    expect([answer.status, answer.body.status], answer.text).toEqual([200, 'analysis'])
  })
})
