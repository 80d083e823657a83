import type { Certificate } from '#lib/domain/people/certificate.ts'
import { formatDay } from './contract-tables.ts'

export const certificateText = ({ number, issuer, endDate }: Certificate): string => {
  const facts = [issuer, endDate && `válida até ${formatDay(endDate)}`].filter(Boolean)
  return `certificação ${number}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
}
