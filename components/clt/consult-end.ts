import type { ConsultItem } from '#lib/client/clt.ts'

/** Returns the instant when the time to answer ends or the margin expires; null if nothing expires. */
export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
