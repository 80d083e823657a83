import { expect, test } from 'vitest'
import { usualBanksFirst } from '#components/pending-items/usual-banks-first.ts'

test('lists the most common banks first and the rest in order, none lost or duplicated', () => {
  const banks = ['654', '237', '104', null, '001'].map((code) => ({ code }))
  expect(usualBanksFirst(banks).map(({ code }) => code)).toEqual(['104', '001', '237', '654', null])
})
