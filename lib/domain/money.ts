/** Whole number of centavos (BRL), a safe integer; negative only for differences. */
export type Cents = number & { readonly __cents: unique symbol }

const DECIMAL_TEXT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/** Brands whole centavos. @throws RangeError for fractions, NaN, infinities and unsafe integers */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value)) throw new RangeError('money must be a whole, safe number of cents')
  // Adding zero turns -0 into 0, which would otherwise print a sign.
  return (value + 0) as Cents
}

export const sumCents = (list: readonly Cents[]): Cents => cents(list.reduce((sum, item) => sum + item, 0))

/** Reads plain decimal reais ("350", "-0.01") of at most 13 digits and two decimals; null for other text. */
export const parseCents = (text: string): Cents | null => {
  const match = DECIMAL_TEXT.exec(text)
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const magnitude = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return cents(sign === '-' ? -magnitude : magnitude)
}

/** Reads reais like {@link parseCents}, but never returns null. @throws RangeError for any other text */
export const centsFromDecimalText = (text: string): Cents => {
  const parsed = parseCents(text)
  if (parsed === null) throw new RangeError('not a decimal amount with at most two decimals')
  return parsed
}

export const centsToDecimalText = (value: Cents): string => {
  const digits = String(Math.abs(value)).padStart(3, '0')
  return `${value < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Returns reais as a number that JSON prints as the exact amount: 35000 → 350. */
export const centsToNumber = (value: Cents): number => Number(centsToDecimalText(value))

/** Formats for people: 123456 → "R$ 1.234,56", with a plain space, negative amounts as "-R$ 1,00". */
export const formatBrl = (value: Cents): string => {
  const [whole = '0', fraction = '00'] = centsToDecimalText(cents(Math.abs(value))).split('.')
  return `${value < 0 ? '-' : ''}R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`
}
