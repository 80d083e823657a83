import type { ConsultItem } from '#lib/client/clt.ts'

export const consultEndOf = ({ status, operation, expiresAt, marginExpiresAt }: ConsultItem) => {
  if (operation) return null
  if (status === 'WAITING_CONSENT') return expiresAt
  return status === 'SUCCESS' ? marginExpiresAt : null
}
