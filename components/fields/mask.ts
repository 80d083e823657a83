import { plainText } from '#lib/domain/plain-text.ts'

export type Mask = {
  /** Formats incomplete input, too. */
  format: (digits: string) => string
  /** Drops the country code and leading zeros, which pasted text may contain. */
  clean: (digits: string) => string
  max: number
  /** Side from which the caret is counted: `end` for amounts, whose digits shift left while typing. */
  anchor: 'start' | 'end'
}

export const digitsOf = (text: string): string => plainText(text).replace(/\D/g, '')

const keep = (digits: string): string => digits

const fill = (pattern: string, digits: string): string => {
  let text = ''
  let used = 0
  for (const sign of pattern) {
    if (used === digits.length) break
    text += sign === '0' ? digits[used++] : sign
  }
  return text
}

const patternMask = (pattern: string): Mask => ({
  format: (digits) => fill(pattern, digits),
  clean: keep,
  max: digitsOf(pattern).length,
  anchor: 'start',
})

export const CPF_MASK = patternMask('000.000.000-00')
export const POSTAL_CODE_MASK = patternMask('00000-000')
export const DATE_MASK = patternMask('00/00/0000')

export const PHONE_MASK: Mask = {
  format: (digits) => fill(digits.length > 10 ? '(00) 00000-0000' : '(00) 0000-0000', digits),
  clean: (digits) => {
    const national = digits.replace(/^0+/, '')
    return national.length > 11 && national.startsWith('55') ? national.slice(2) : national
  },
  max: 11,
  anchor: 'start',
}

/** Amount in cents: "123456" is displayed as 1.234,56. */
export const MONEY_MASK: Mask = {
  format: (digits) => {
    if (digits === '') return ''
    const padded = digits.padStart(3, '0')
    return `${padded.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.')},${padded.slice(-2)}`
  },
  clean: (digits) => digits.replace(/^0+(?=\d)/, ''),
  max: 11,
  anchor: 'end',
}
