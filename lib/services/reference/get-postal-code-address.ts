import type { PostalAddress } from '#lib/domain/documents/postal-address'
import type { PostalCode } from '#lib/domain/documents/postal-code'
import { findPostalAddress } from '#lib/postal-codes/find-postal-address'
import { type Context, requirePermission } from '#lib/services/context'

/** Returns the address of a CEP; null if nobody knows it, which is no fault of the caller. */
export const getPostalCodeAddress = async (
  context: Context,
  { postalCode }: { postalCode: PostalCode },
): Promise<{ address: PostalAddress | null }> => {
  requirePermission(context, 'originate')
  return { address: await findPostalAddress(postalCode) }
}
