import { plainText } from '#lib/domain/plain-text.ts'

/** Brazilian phone: two-digit area code (DDD) and a subscriber number of 8 (fixed) or 9 (mobile) digits. */
export type Phone = { areaCode: string; number: string }

/** Area codes in use. Source: Anatel, Plano Geral de Códigos Nacionais. */
const AREA_CODES: ReadonlySet<string> = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((line) => line.split(' ')),
)

const MOBILE = /^9\d{8}$/
const FIXED = /^[2-5]\d{7}$/
const WRITTEN = /^\+?[\d\s().-]+$/

export const isMobile = (phone: Phone): boolean => MOBILE.test(phone.number)

/** Returns a phone from parts as API clients send them ("+55" or "55", "11", "98765-4321"), or null. */
export const phoneFromParts = (parts: {
  countryCode?: string
  areaCode: string
  number: string
}): Phone | null => {
  const country = plainText(parts.countryCode ?? '55')
  if (country !== '55' && country !== '+55') return null
  const areaCode = plainText(parts.areaCode).replace(/^\(?0?(\d{2})\)?$/, '$1')
  const number = plainText(parts.number).replace(/[\s.-]/g, '')
  return AREA_CODES.has(areaCode) && (MOBILE.test(number) || FIXED.test(number)) ? { areaCode, number } : null
}

/** Reads a phone with its area code, with or without +55 and punctuation; null if invalid. */
export const parsePhone = (text: string): Phone | null => {
  const plain = plainText(text)
  if (!WRITTEN.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  // Area code 55 exists, so only the length tells whether a leading 55 is the country code.
  const national = digits.length >= 12 && digits.startsWith('55') ? digits.slice(2) : digits
  if (plain.startsWith('+') && national === digits) return null
  return phoneFromParts({ areaCode: national.slice(0, 2), number: national.slice(2) })
}

/** Formats a phone as E.164, "+5511987654321", which is also the form of a PIX key. */
export const phoneE164 = (phone: Phone): string => `+55${phone.areaCode}${phone.number}`

export const formatPhone = (phone: Phone): string =>
  `(${phone.areaCode}) ${phone.number.slice(0, -4)}-${phone.number.slice(-4)}`

export const maskPhone = (phone: Phone): string =>
  `(${phone.areaCode}) ${'*'.repeat(phone.number.length - 4)}-${phone.number.slice(-4)}`
