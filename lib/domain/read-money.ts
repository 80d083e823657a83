import { type Cents, parseCents } from './money.ts'
import { plainText } from './plain-text.ts'

/** Two decimals, then at least six zeros or nines: less than a millionth of a cent from a whole cent. */
const FLOAT_TAIL = /^(-?)(\d{1,13})\.(\d{2})(?:(0{6})|9{6})\d{0,20}$/
const NOISE_AROUND_ZERO = 1e-8

/** Reads reais like {@link parseCents}, but drops floating-point noise ("304.65999999999997" is 304.66). */
export const readMoney = (value: number | string): Cents | null => {
  if (typeof value === 'number' && Math.abs(value) < NOISE_AROUND_ZERO) return parseCents('0')
  const text = typeof value === 'number' ? String(value) : plainText(value)
  const [, sign, whole, cent = '', zeros] = FLOAT_TAIL.exec(text) ?? []
  if (whole === undefined) return parseCents(text)
  const magnitude = Number(whole) * 100 + Number(cent) + (zeros === undefined ? 1 : 0)
  return parseCents(`${sign}${Math.floor(magnitude / 100)}.${String(magnitude % 100).padStart(2, '0')}`)
}
