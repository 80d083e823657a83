import { expect, test } from 'vitest'
import {
  formatPhone,
  isMobile,
  maskPhone,
  parsePhone,
  phoneE164,
  phoneFromParts,
} from '#lib/domain/documents/phone.ts'

const MOBILE = { areaCode: '11', number: '987654321' }

test('reads a phone in the ways people and programs write it', () => {
  for (const text of ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '5511987654321'])
    expect(parsePhone(text), text).toEqual(MOBILE)
  expect(parsePhone('(55) 3222-1234')).toEqual({ areaCode: '55', number: '32221234' })
  expect(phoneFromParts({ countryCode: '+55', areaCode: '11', number: '98765-4321' })).toEqual(MOBILE)
  expect(phoneFromParts({ areaCode: '(011)', number: '987654321' })).toEqual(MOBILE)
})

test('rejects area codes that do not exist, wrong lengths and other countries', () => {
  for (const text of [
    '10987654321',
    '20987654321',
    '1187654321',
    '119876543210',
    '+1 555 123 4567',
    '',
    'onze',
  ])
    expect(parsePhone(text), text).toBeNull()
  expect(phoneFromParts({ countryCode: '1', areaCode: '11', number: '987654321' })).toBeNull()
  expect(phoneFromParts({ areaCode: '11', number: '887654321' })).toBeNull()
  expect(phoneFromParts({ areaCode: '23', number: '987654321' })).toBeNull()
})

test('distinguishes mobile from fixed, and shows it whole, masked and for machines', () => {
  expect(isMobile(MOBILE)).toBe(true)
  expect(isMobile({ areaCode: '11', number: '33334444' })).toBe(false)
  expect(formatPhone(MOBILE)).toBe('(11) 98765-4321')
  expect(maskPhone(MOBILE)).toBe('(11) *****-4321')
  expect(phoneE164(MOBILE)).toBe('+5511987654321')
})
