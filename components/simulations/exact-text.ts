import { percentText } from '#lib/domain/finance/percent.ts'
import { centsFromDecimalText, formatBrl } from '#lib/domain/money.ts'

/** Formats exact reais with every decimal: "1470.588235" gives "R$ 1.470,588235". */
export const exactText = (exact: string): string => {
  const [whole = '0', fraction = ''] = exact.split('.')
  return `${formatBrl(centsFromDecimalText(whole)).slice(0, -2)}${fraction}`.replace(' ', '\u00a0')
}

export const factorText = (factor: string): string => factor.replace('.', ',')

/** Formats a fraction as a percentage without losing decimals: "0.000082" gives "0,0082%". */
export const rateText = (rate: string): string => `${percentText(rate).replace('.', ',')}%`
