import { updateOrganizationContact } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { StoredContact } from '#lib/domain/access/organization-contact.ts'
import { parsePhone } from '#lib/domain/documents/phone.ts'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** Empty fields are not shown to customers. */
export type ContactInput = { name?: string; phone?: string; email?: string }

/** Replaces the whole contact: omitted fields are cleared. @throws invalid_phone, invalid_email */
export const changeOrganizationContact = async (
  context: Context,
  input: ContactInput,
): Promise<StoredContact> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  const contact = {
    contactName: input.name?.trim() || null,
    contactPhone: phoneOf(input.phone),
    contactEmail: emailOf(input.email),
  }
  await withTransaction(context, async (tx) => {
    await updateOrganizationContact(tx, organizationId, contact)
    await recordAudit(tx, context, {
      action: 'organization_contact_changed',
      subjectType: 'organization',
      subjectId: organizationId,
    })
  })
  const { contactName, contactPhone, contactEmail } = contact
  return { name: contactName ?? '', phone: contactPhone ?? '', email: contactEmail ?? '' }
}

const phoneOf = (text: string | undefined): string | null => {
  if (!text) return null
  const phone = parsePhone(text)
  if (!phone) throw new DomainError('invalid_phone')
  return `${phone.areaCode}${phone.number}`
}

const emailOf = (text: string | undefined): string | null => {
  if (!text) return null
  const email = parsePixKey(text, 'email')
  if (!email) throw new DomainError('invalid_email')
  return email.key
}
