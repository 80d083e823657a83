import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { findPostalAddress } from '#lib/postal-codes/find-postal-address.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** Returns a null address, rather than an error, for an unknown CEP. */
export const getPostalCodeAddress = async (
  context: Context,
  { postalCode }: { postalCode: PostalCode },
): Promise<{ address: PostalAddress | null }> => {
  requirePermission(context, 'originate')
  return { address: await findPostalAddress(postalCode) }
}
