import { expect, test } from 'vitest'
import { auditValueText } from '#components/audit/audit-values.ts'

const inPortuguese = (field: string, value: unknown) => auditValueText(field, value, 'pt-BR')

test.each([
  ['monthlyRate', '0.018', '1,80% a.m.'],
  ['amountFgts', 5_000_00, 'R$ 5.000,00'],
  ['repeatedContact', { otherCustomers: 3, withinDays: 30 }, '3 outros clientes em 30 dias'],
  ['payment', { type: 'pix', key: '***.982.247-**' }, 'Chave PIX ***.982.247-**'],
  [
    'payment',
    { type: 'account', bankName: 'Aurora', branch: '1', account: '*2' },
    'Aurora, agência 1, conta *2',
  ],
  ['role', 'manager', 'Gestor'],
  ['scopes', ['read'], 'Só leitura de tudo'],
  ['active', false, 'Não'],
  ['startDate', '2026-11-23', '23/11/2026'],
  ['count', 12345, '12.345'],
  ['dailyRateDecimals', null, 'Exata'],
])('shows %s as people write it', (field, value, text) => {
  expect(inPortuguese(field, value).replaceAll('\u00a0', ' ')).toBe(text)
})

test('shows a dash for what was not recorded, and for an empty text or list', () => {
  for (const nothing of [null, undefined, '', []]) expect(inPortuguese('reason', nothing)).toBe('—')
})

test('shows values recorded in an earlier shape unchanged, without failing', () => {
  expect(inPortuguese('monthlyRate', 0.018)).toBe('0,018')
  expect(inPortuguese('amountClt', '5000')).toBe('5000')
  expect(inPortuguese('repeatedContact', { type: 'off' })).toBe('{"type":"off"}')
  expect(inPortuguese('iofRates', { year: 1 })).toBe('{"year":1}')
  expect(inPortuguese('role', 'director')).toBe('director')
})
