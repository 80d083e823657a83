import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { StoredContact } from '#lib/domain/access/organization-contact.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const getOrganizationContact = async (
  context: Context,
): Promise<StoredContact & { organizationName: string }> => {
  requirePermission(context, 'manage_access')
  const organization = await withSnapshot(context, (tx) => findOrganization(tx, context.organizationId))
  if (!organization) throw new Error('a person without an organization')
  const { name: organizationName, contactName, contactPhone, contactEmail } = organization
  return {
    organizationName,
    name: contactName ?? '',
    phone: contactPhone ?? '',
    email: contactEmail ?? '',
  }
}
