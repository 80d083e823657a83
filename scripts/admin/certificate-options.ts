import { isDay } from '#lib/domain/calendar.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import { type CommandArgs, textOption, usageError } from './command.ts'

export const CERTIFICATE_OPTIONS = {
  certification: { type: 'string' },
  'certification-issuer': { type: 'string' },
  'certification-end': { type: 'string' },
} as const

export const CERTIFICATE_USAGE =
  '--certification <number> --certification-issuer <issuer> --certification-end <YYYY-MM-DD>'

/** Returns null without --certification. A certificate may lack an end date, but is then never valid. */
export const parseCertificate = (args: CommandArgs): Certificate | null => {
  const number = textOption(args, 'certification')?.trim()
  if (!number) return null
  const endDate = textOption(args, 'certification-end') ?? null
  if (endDate !== null && !isDay(endDate)) throw usageError(`"${endDate}" is not a day such as 2027-05-31`)
  return { number, issuer: textOption(args, 'certification-issuer')?.trim() || null, endDate }
}
