import type { ConsultItem } from '#lib/client/clt.ts'

/** Returns the customer's consent deadline or the expiry of the margin; null if neither applies. */
export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
