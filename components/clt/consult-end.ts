import type { ConsultItem } from '#lib/client/clt'

/**
 * When what a consult waits for runs out: the customer's answer, or the margin that can be used; null when
 * nothing does.
 */
export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
