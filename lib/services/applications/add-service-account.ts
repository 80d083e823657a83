import { listApplicationClientIds } from '#db/queries/applications/application-client-ids.ts'
import { insertServiceAccount } from '#db/queries/applications/service-accounts.ts'
import { withTransaction } from '#db/transaction.ts'
import { hashPassword } from '#lib/config/credentials.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { serviceUsername } from '#lib/domain/names.ts'
import { strongPassword } from '#lib/services/access/shared/strong-password.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'
import { claimSignIns } from './parts/claim-sign-ins.ts'

/** Credentials for the password grant; `clientId` is the application's primary client id. */
export type NewServiceAccount = { clientId: string; username: string; password: string }

/**
 * Adds a service account, which is valid with every client id of the application.
 * @throws not_found, application_revoked, invalid_username, weak_password, guessable_password, username_taken
 */
export const addServiceAccount = async (
  context: Context,
  input: NewServiceAccount,
): Promise<{ id: string }> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const username = serviceUsername(input.username)
  const passwordHash = await hashPassword(await strongPassword(input.password, [username, input.clientId]))
  const id = newId()
  await withTransaction(context, async (tx) => {
    const application = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    if (application.revokedAt) throw new DomainError('application_revoked')
    const applicationId = application.id
    const life = { createdAt: now, lastUsedAt: null, endedAt: null }
    const account = { id, organizationId, applicationId, username, passwordHash, ...life }
    await insertServiceAccount(tx, account)
    await claimSignIns(tx, [account], await listApplicationClientIds(tx, { organizationId, applicationId }))
    const act = {
      action: 'service_account_added',
      subjectType: 'application',
      subjectId: applicationId,
      details: { serviceAccountId: id },
    } as const
    await recordAudit(tx, context, act)
  })
  return { id }
}
