import { expect, test } from 'vitest'
import { usualBanksFirst } from '#components/pending-items/usual-banks-first.ts'

test('banks of most people come first, the rest as they came, and none is lost or doubled', () => {
  const banks = ['654', '237', '104', null, '001'].map((code) => ({ code }))
  expect(usualBanksFirst(banks).map(({ code }) => code)).toEqual(['104', '001', '237', '654', null])
})
