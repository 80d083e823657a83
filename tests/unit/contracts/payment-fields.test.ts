import { describe, expect, test } from 'vitest'
import { bankField } from '#lib/contracts/clt/operation-fields.ts'
import { paymentField } from '#lib/contracts/fgts/proposal-fields.ts'
import { solveFgtsPendingItemContract } from '#lib/contracts/fgts/proposal-pending.ts'
import { fieldErrorsOf } from '#lib/contracts/field-errors.ts'

const ACCOUNT = { bankId: '104', agency: '0123', account: '1234567', digit: '0', accountType: 'CC' }
const parse = (changes: object) =>
  paymentField.safeParse({ type: 'transfer', data: { ...ACCOUNT, ...changes } })
const faults = (changes: object) => {
  const { error } = parse(changes)
  return error ? fieldErrorsOf(error, 'pt-BR') : []
}

describe('an account in a payment', () => {
  test.each([
    ['checking', ['checking_account', 'CHECKING', 'CC', 'CACC', 'cacc', 'Conta Corrente', 'corrente']],
    ['savings', ['savings_account', 'saving_account', 'Savings', 'SVGS', 'PP', 'Poupança', 'conta_poupanca']],
    ['payment', ['payment_account', 'PAYMENT', 'PG', 'pg', 'TRAN', 'Conta de Pagamento', 'conta-pagamento']],
  ])('is of kind %s under any name of programs', (accountType, names) => {
    for (const name of names) expect(parse({ accountType: name }).data, name).toMatchObject({ accountType })
  })

  test.each(['salary_account', 'SLRY', 'Conta-Salário', 'salario'])(
    'is rejected with the reason when it is a salary account (%s)',
    (accountType) => {
      expect(faults({ accountType })).toMatchObject([
        {
          pointer: '/data/accountType',
          code: 'salary_account',
          message: expect.stringMatching(/empregador/),
        },
      ])
    },
  )

  test.each([
    ['013.00012345-6', '01300012345', '6'],
    ['13.00012345-6', '01300012345', '6'],
    ['001 00012345-6', '00100012345', '6'],
    ['023/00012345-X', '02300012345', 'X'],
    ['3701.000123456-7', '3701000123456', '7'],
    ['1288-000123456-7', '1288000123456', '7'],
    ['Op. 013 00012345-6', '01300012345', '6'],
    ['12.345-6', '12345', '6'],
    ['1.234.567-8', '1234567', '8'],
  ])('is read from %s with its digit', (account, number, digit) => {
    for (const value of [digit, undefined, null, ''])
      expect(parse({ account, digit: value }).data).toMatchObject({ account: number, digit })
  })

  test('requires its digit, and the same one in both places', () => {
    expect(faults({ digit: undefined })).toMatchObject([{ pointer: '/data/digit', code: 'required' }])
    expect(faults({ account: '013.00012345-6', digit: '7' })).toMatchObject([
      { pointer: '/data/account', code: 'invalid_value' },
    ])
  })

  test('is read alike for CLT and in the solution of a pending item', () => {
    const expected = { account: '01300012345', digit: '6', accountType: 'payment' }
    const bank = {
      transfer_method: 'ted',
      bank_code: '104',
      branch_number: '0123',
      account_number: '013.00012345-6',
      account_type: 'PG',
    }
    expect(bankField('').parse(bank).payment).toMatchObject(expected)
    const data = {
      bankId: '104',
      bankAccountBranch: '0123',
      bankAccountNumber: '013.00012345-6',
      bankAccountType: 'PG',
    }
    const result = solveFgtsPendingItemContract.body?.parse({ type: 'ted_refusal', data })
    expect(result).toMatchObject({ payment: expected })
  })
})
