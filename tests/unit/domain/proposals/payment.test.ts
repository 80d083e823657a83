import { expect, test } from 'vitest'
import { maskPayment } from '#lib/domain/proposals/payment.ts'

test('masks a payment so that only its owner recognizes it', () => {
  expect(maskPayment({ type: 'pix', key: '52998224725', keyKind: 'cpf' })).toMatchObject({
    key: '***.982.247-**',
  })
  const account = {
    bankId: 'b',
    bankName: 'Banco',
    branch: '0001',
    digit: '9',
    accountType: 'checking',
  } as const
  expect(maskPayment({ type: 'transfer', ...account, account: '1234567' })).toMatchObject({
    account: '****567',
  })
})
