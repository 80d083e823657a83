import type { ConsultItem } from '#lib/client/clt.ts'

/** Returns when the customer's time to answer ends or the margin expires; null if neither applies. */
export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
