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

const account = (changes: Record<string, unknown>) => ({
  payment: {
    type: 'transfer',
    data: {
      bankId: '001',
      agency: '0001',
      account: '1234567',
      digit: '0',
      accountType: 'checking_account',
      ...changes,
    },
  },
})

const storedPayment = async (id: string) => {
  const stored = await harness.database.owner`select * from proposals where id = ${id}`
  return plainRows(proposalPayment, stored)[0]?.payment
}

describe('a program written against an older service of this kind', () => {
  test('may send masked CPFs, and gets bare digits', async () => {
    const { id, documentNumber } = await proposals.simulation()
    const masked = documentNumber.replace(/^(...)(...)(...)/, '$1.$2.$3-')
    const body = { ...proposalBody(id, masked), payment: { type: 'pix', data: { pix: masked } } }
    const answer = await harness.api('/fgts/proposal', { body })
    expect(answer.status, answer.text).toBe(201)
    const response = await harness.api(`/fgts/proposal?search=${masked}`)
    expect(response.body.data).toMatchObject([{ id: answer.body.id, documentNumber }])
    const cleared = await harness.api(`/fgts/balance/cache/${masked}`, {
      method: 'DELETE',
      headers: { 'accept-language': 'en' },
    })
    expect(cleared.body.message).toBe(`The balances kept of CPF ${documentNumber} were cleared.`)
  })

  test('may request a balance without an institution, and gets the default one', async () => {
    for (const [index, provider] of [undefined, null, '', ' '].entries()) {
      const documentNumber = makeCpf({ seed: 8_600 + index })
      const answer = await harness.api('/fgts/balance', { body: { documentNumber, provider } })
      expect([answer.status, answer.text]).toEqual([200, 'null'])
      const location = answer.headers.get('location') ?? ''
      expect((await harness.api(location.slice('/api'.length))).body).toMatchObject({ provider: 'aurora' })
    }
  })

  test('may omit optional fields or send them null or empty', async () => {
    for (const nothing of [null, '', '  ', undefined]) {
      const proposal = await create({
        simulationFeesId: nothing,
        provider: nothing,
        complement: nothing,
        externalReference: nothing,
        formalizationLink: nothing,
      })
      expect(proposal).toMatchObject({ externalReference: null, borrower: { complement: null } })
    }
  })

  test('may send phone, state, postal code and marital status in any of their forms', async () => {
    const { borrower } = await create({
      phone: '98765-4321',
      phoneRegionCode: '(011)',
      phoneCountryCode: 55,
      state: ' sp ',
      postalCode: '01310100',
      birthDate: '1990-03-15T03:00:00Z',
    })
    expect(borrower).toMatchObject({
      phone: '987654321',
      phoneRegionCode: '11',
      phoneCountryCode: '55',
      state: 'SP',
      postalCode: '01310100',
      birthDate: '1990-03-15',
    })
    for (const maritalStatus of ['single', 'married', 'divorced', 'widower', 'separated'])
      expect((await create({ maritalStatus })).borrower.maritalStatus).toBe(maritalStatus)
    expect(await refusalOf({ birthDate: '1990-03-15Tanything' })).toEqual([422, '/birthDate'])
  })

  test('may name the kind of a PIX key by any of its names, next to unknown fields', async () => {
    const random = '123e4567-e89b-42d3-a456-426614174000'
    for (const [pix, pixKeyType, kind] of [
      ['(11) 98765-4321', 'telefone', 'phone'],
      ['+55 11 98765-4321', 'Celular', 'phone'],
      ['Maria@Example.com', 'e-mail', 'email'],
      [random.toUpperCase(), 'chave aleatória', 'random'],
      [random, 'EVP', 'random'],
      [random, '', 'random'],
      ['12.ABC.345/01DE-35', 'CNPJ', 'cnpj'],
      ['maria@example.com', ' ', 'email'],
      [random, 'RANDOM', 'random'],
    ]) {
      const { payment } = await create({
        payment: { type: 'pix', data: { pix, pixKeyType, bankId: null, other: 1 } },
      })
      expect(payment.data.pixKeyType).toBe(kind)
    }
  })

  test('may send an account with repeated digits, as a number, or with a bank without leading zeros', async () => {
    const [bank] = await harness.database.owner`select id from banks where code = '001'`
    const expected = {
      bankId: bank?.id,
      branch: '0001',
      account: '12345',
      digit: '6',
      accountType: 'checking',
    }
    for (const changes of [
      { account: '12345-6', digit: '6' },
      { bankId: 1, agency: 1, account: 12345, digit: 6 },
      { account: '12345', digit: '6', accountType: 'CONTA CORRENTE' },
      { account: '12345', digit: '6', accountType: 'checking' },
      { bankId: '00000000', agency: '0001-9', account: '12345', digit: '6' },
      { bankId: String(bank?.id).toUpperCase(), account: '12345', digit: '6' },
    ]) {
      const { id } = await create(account(changes))
      expect(await storedPayment(id)).toMatchObject(expected)
    }
  })

  test('is rejected with an ambiguous account', async () => {
    expect(await refusalOf(account({ account: '12345-6', digit: '7' }))).toEqual([
      422,
      '/payment/data/account',
    ])
    expect(await refusalOf(account({ account: '-' }))).toEqual([422, '/payment/data/account'])
    expect(await refusalOf(account({ agency: '---' }))).toEqual([422, '/payment/data/agency'])
    const { id } = await proposals.create()
    await proposals.bring(id, 'analysis')
    await proposals.report(id, 'pending', { pendingItems: [{ ...PIX_ITEM, type: 'ted_refusal' }] })
    const data = { bankId: '001', bankAccountBranch: '0001', bankAccountNumber: '12345-6' }
    const answer = await harness.api(`/fgts/proposal/${id}/solvePendency`, {
      body: {
        type: 'ted_refusal',
        data: { ...data, bankAccountDigit: '7', bankAccountType: 'saving_account' },
      },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/data/bankAccountNumber' }] },
    })
  })

  test('may simulate with null or empty options, and with amount where totalAmount is null', async () => {
    const { documentNumber, priceTableId, installments } = await proposals.simulation()
    for (const nothing of [null, '', undefined]) {
      const answer = await harness.api('/fgts/simulations', {
        body: {
          documentNumber,
          provider: 'AURORA',
          simulationFeesId: priceTableId.toUpperCase(),
          balanceId: nothing ?? ' ',
          targetAmount: nothing,
          isInsured: true,
          webhookUrl: 'https://example.com/hook',
          desiredInstallments: installments.map(({ dueDate, amountCents }) => ({
            dueDate: `${dueDate}T00:00:00.000Z`,
            totalAmount: nothing,
            amount: (amountCents / 100).toFixed(2),
          })),
        },
      })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body).toMatchObject({ totalInstallments: 3, targetAmount: 0 })
    }
  })
})

describe('names and addresses for the contract', () => {
  test('are stored with composed accents, and without invisible characters or extra spaces', async () => {
    const { borrower, clientName } = await create({
      name: `  Joa\u0303o\u200b  D\u2019A\u0301vila \u202eSilva\u0007 `,
      city: 'Sa\u0303o  Paulo',
    })
    expect(clientName).toBe('João D\u2019Ávila Silva')
    expect(borrower.city).toBe('São Paulo')
  })

  test('are rejected when invisible or not printable in the contract', async () => {
    expect(await refusalOf({ name: '\u200b\u2060' })).toEqual([422, '/name'])
    expect(await refusalOf({ name: 'Мария', motherName: 'Ana 😀', complement: '東京' })).toEqual([
      422,
      '/name',
      '/motherName',
      '/complement',
    ])
  })
})

describe('an uploaded document', () => {
  test('has an address that serves it', async () => {
    const { id } = await proposals.create()
    const form = new FormData()
    form.set('type', 'selfie')
    const jpeg = Buffer.from(`ffd8ffe000104a464946${'00'.repeat(64)}ffd9`, 'hex')
    form.set('file', new Blob([jpeg]), 'selfie.jpg')
    const answer = await harness.api(`/fgts/proposal/${id}/document`, { raw: form })
    expect(answer.status, answer.text).toBe(201)
    const location = answer.headers.get('location') ?? ''
    expect(location).toBe(`/api/fgts/proposal/${id}/document/${answer.body.key}`)
    expect((await harness.api(location.slice('/api'.length))).status).toBe(200)
  })
})
