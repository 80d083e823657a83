import { addDays, type Day } from '#lib/domain/calendar.ts'

/** Without an end date it never counts as valid. */
export type Certificate = { number: string; issuer: string | null; endDate: Day | null }

/** `ending` is valid, but for {@link CERTIFICATE_NOTICE_DAYS} at most. */
export const CERTIFICATE_STATES = ['valid', 'ending', 'ended', 'undated', 'missing'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_NOTICE_DAYS = 30

/** Returns whether a certificate is valid on a day, its last one included. */
export const isCertificateValid = ({ endDate }: Pick<Certificate, 'endDate'>, day: Day): boolean =>
  endDate !== null && endDate >= day

/** Returns the certificate valid longest, or the newest if none has an end date. */
export const countingCertificate = <C extends Certificate>(newestFirst: readonly C[]): C | undefined => {
  const dated = newestFirst.filter(({ endDate }) => endDate !== null)
  const [longest] = dated.toSorted((a, b) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1))
  return longest ?? newestFirst[0]
}

/** Returns the certificate state of a person on a day. */
export const certificateState = (
  certificate: Pick<Certificate, 'endDate'> | null | undefined,
  today: Day,
): CertificateState => {
  if (!certificate) return 'missing'
  if (certificate.endDate === null) return 'undated'
  if (!isCertificateValid(certificate, today)) return 'ended'
  return certificate.endDate <= addDays(today, CERTIFICATE_NOTICE_DAYS) ? 'ending' : 'valid'
}
