import { addDays, type Day } from '../calendar.ts'

/** A certificate as whoever reads it knows it; without an end date it never counts as valid. */
export type Certificate = { number: string; issuer: string | null; endDate: Day | null }

/** How a person stands on a day: `ending` is valid, but not for long. */
export const CERTIFICATE_STATES = ['valid', 'ending', 'ended', 'undated', 'missing'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

/** How long before its end a certificate is shown as ending, in days. */
export const CERTIFICATE_NOTICE_DAYS = 30

/** Whether a certificate is valid on a day, its last one included. */
export const isCertificateValid = ({ endDate }: Pick<Certificate, 'endDate'>, day: Day): boolean =>
  endDate !== null && endDate >= day

/**
 * Returns the certificate that counts of several, the newest first: the one that is valid longest, or
 * without any that is dated the newest.
 */
export const countingCertificate = <C extends Certificate>(newestFirst: readonly C[]): C | undefined => {
  const dated = newestFirst.filter(({ endDate }) => endDate !== null)
  const [longest] = dated.toSorted((a, b) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1))
  return longest ?? newestFirst[0]
}

/** How a person with a certificate, or without one, stands on a day. */
export const certificateState = (
  certificate: Pick<Certificate, 'endDate'> | null | undefined,
  today: Day,
): CertificateState => {
  if (!certificate) return 'missing'
  if (certificate.endDate === null) return 'undated'
  if (!isCertificateValid(certificate, today)) return 'ended'
  return certificate.endDate <= addDays(today, CERTIFICATE_NOTICE_DAYS) ? 'ending' : 'valid'
}
