import { expect, test } from 'vitest'
import { maskPayment } from '#lib/domain/proposals/payment.ts'

test('a masked payment lets its owner recognise it and tells nobody else', () => {
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
