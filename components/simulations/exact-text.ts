import { percentText } from '#lib/domain/finance/percent'
import { centsFromDecimalText, formatBrl } from '#lib/domain/money'

/** Exact reais of the workings for people, with every decimal: "1470.588235" → "R$ 1.470,588235". */
export const exactText = (exact: string): string => {
  const [whole = '0', fraction = ''] = exact.split('.')
  // It must not break between the sign and the amount.
  return `${formatBrl(centsFromDecimalText(whole)).slice(0, -2)}${fraction}`.replace(' ', '\u00a0')
}

/** A growth or factor for people: "1.0612700951" → "1,0612700951". */
export const factorText = (factor: string): string => factor.replace('.', ',')

/** A rate for people, no decimal lost: "0.000082" → "0,0082%". */
export const rateText = (rate: string): string => `${percentText(rate).replace('.', ',')}%`
