import type { Certificate } from '#lib/domain/people/certificate.ts'
import { formatDay } from './contract-tables.ts'

/** Returns text such as "certificação 123 (ANEPS, válida até 31/05/2027)". */
export const certificateText = ({ number, issuer, endDate }: Certificate): string => {
  const facts = [issuer, endDate && `válida até ${formatDay(endDate)}`].filter(Boolean)
  return `certificação ${number}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
}
