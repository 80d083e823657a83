import { addDays, type Day } from '#lib/domain/calendar.ts'

export type Certificate = { number: string; issuer: string | null; endDate: Day | null }

/** `ending`: still valid, but only for {@link CERTIFICATE_NOTICE_DAYS} days or less. */
export const CERTIFICATE_STATES = ['valid', 'ending', 'ended', 'undated', 'missing'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_NOTICE_DAYS = 30

/** Returns whether `day` is not after the end date; false without an end date. */
export const isCertificateValid = ({ endDate }: Pick<Certificate, 'endDate'>, day: Day): boolean =>
  endDate !== null && endDate >= day

/** Returns the certificate with the latest end date, or the newest one if none has an end date. */
export const countingCertificate = <C extends Certificate>(newestFirst: readonly C[]): C | undefined => {
  const dated = newestFirst.filter(({ endDate }) => endDate !== null)
  const [longest] = dated.toSorted((a, b) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1))
  return longest ?? newestFirst[0]
}

export const certificateState = (
  certificate: Pick<Certificate, 'endDate'> | null | undefined,
  today: Day,
): CertificateState => {
  if (!certificate) return 'missing'
  if (certificate.endDate === null) return 'undated'
  if (!isCertificateValid(certificate, today)) return 'ended'
  return certificate.endDate <= addDays(today, CERTIFICATE_NOTICE_DAYS) ? 'ending' : 'valid'
}
