import { insertUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { Role } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { displayName, emailName } from '#lib/domain/names.ts'
import type { Certificate } from '#lib/domain/people/certificate.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { addCertificate } from './shared/add-certificate.ts'
import { newPasswordHash } from './shared/new-password-hash.ts'
import { organizationNameOf } from './shared/organization-name.ts'
import { strongPassword } from './shared/strong-password.ts'

/** `certificate` proves the certification as a loan agent (Resolução CMN 4.935/2021). */
export type NewUser = {
  email: string
  name: string
  role: Role
  password: string
  certificate?: Certificate | null
}

/** @throws name_taken, invalid_name, invalid_email, weak_password, guessable_password */
export const createUser = async (context: Context, input: NewUser): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const email = emailName(input.email)
  const name = displayName(input.name)
  const { organizationId } = context
  const ownTexts = [email, name, await organizationNameOf(context)]
  const passwordHash = await newPasswordHash(
    { email, organizationId },
    await strongPassword(input.password, ownTexts),
  )
  const row = {
    id: newId(context.now),
    organizationId,
    email,
    name,
    passwordHash,
    role: input.role,
    teamId: null,
    visibility: 'all' as const,
    createdAt: context.now,
    deactivatedAt: null,
  }
  await withTransaction(context, async (tx) => {
    if (!(await insertUser(tx, row))) throw new DomainError('name_taken', { name: email })
    const details = { role: input.role }
    await recordAudit(tx, context, {
      action: 'user_created',
      subjectType: 'user',
      subjectId: row.id,
      details,
    })
    if (input.certificate) await addCertificate(tx, context, { userId: row.id, ...input.certificate })
  })
  return { id: row.id }
}
