import type { ConsultItem } from '#lib/client/clt.ts'

/** Returns when the customer's time to answer or the usable margin ends; null when nothing expires. */
export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
