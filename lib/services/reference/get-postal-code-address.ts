import type { PostalAddress } from '#lib/domain/documents/postal-address.ts'
import type { PostalCode } from '#lib/domain/documents/postal-code.ts'
import { findPostalAddress } from '#lib/postal-codes/find-postal-address.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/** An unknown CEP yields null rather than an error. */
export const getPostalCodeAddress = async (
  context: Context,
  { postalCode }: { postalCode: PostalCode },
): Promise<{ address: PostalAddress | null }> => {
  requirePermission(context, 'originate')
  return { address: await findPostalAddress(postalCode) }
}
