/** Exact decimal number `digits` × 10^-scale, so that screens need no decimal library. */
export type PlainDecimal = { negative: boolean; digits: bigint; scale: number }

const NUMBER_TEXT = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i

/** Reads decimal text, also in exponent notation ("1e-7"). @throws RangeError for anything else */
export const readPlainDecimal = (text: string): PlainDecimal => {
  const [, sign, whole = '', fraction = '', exponent = '0'] = NUMBER_TEXT.exec(text) ?? []
  if (whole === '') throw new RangeError('not a plain decimal number')
  return {
    negative: sign === '-',
    digits: BigInt(whole + fraction),
    scale: fraction.length - Number(exponent),
  }
}

export const shiftPlainDecimal = (value: PlainDecimal, places: number): PlainDecimal => ({
  ...value,
  scale: value.scale - places,
})

/** Rounds to `places` decimals, half-even. */
export const roundPlainDecimal = (value: PlainDecimal, places: number): PlainDecimal => {
  if (value.scale <= places) return value
  const unit = 10n ** BigInt(value.scale - places)
  const cut = value.digits / unit
  const twice = (value.digits % unit) * 2n
  const isRaised = twice > unit || (twice === unit && cut % 2n === 1n)
  return { ...value, digits: isRaised ? cut + 1n : cut, scale: places }
}

/** Formats with at least `places` decimals and no zeros beyond: 1.50 → "1.5", or "1.50" with two places. */
export const writePlainDecimal = ({ negative, digits, scale }: PlainDecimal, places: number): string => {
  const whole = scale < 0 ? `${digits}${'0'.repeat(-scale)}` : String(digits)
  const text = whole.padStart(Math.max(scale, 0) + 1, '0')
  const point = text.length - Math.max(scale, 0)
  const fraction = text.slice(point).replace(/0+$/, '').padEnd(places, '0')
  const sign = negative && digits !== 0n ? '-' : ''
  return `${sign}${BigInt(text.slice(0, point))}${fraction === '' ? '' : `.${fraction}`}`
}
