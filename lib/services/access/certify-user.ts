import { withTransaction } from '#db/transaction.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { addCertificate } from './shared/add-certificate.ts'

/** @throws not_found */
export const certifyUser = async (
  context: Context,
  { email, certificate }: { email: string; certificate: Certificate },
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const { id } = await findOrganizationUser(tx, { organizationId, email })
    await addCertificate(tx, context, { userId: id, ...certificate })
  })
}
