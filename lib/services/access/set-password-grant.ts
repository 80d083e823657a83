import { updateApplication } from '#db/queries/applications'
import { withTransaction } from '#db/transaction'
import { hashPassword } from '#lib/config/credentials'
import { codeName, strongPassword } from '#lib/domain/access/names'
import { type Context, requirePermission } from '#lib/services/context'
import { applicationOf } from './get-application.ts'
import { recordAudit } from './record-audit.ts'

/** The service account of an application, or null to switch the password grant off. */
export type PasswordGrant = { clientId: string; account: { username: string; password: string } | null }

/**
 * Switches the password grant of one application on, with its own service account, or off; tokens got by password fail
 * from the next request on when it is off. Throws `not_found`, `invalid_name`, `weak_password`.
 */
export const setPasswordGrant = async (context: Context, input: PasswordGrant): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  const changes = await changesFor(input.account)
  await withTransaction(context, async (tx) => {
    const { id } = await applicationOf(tx, { organizationId, clientId: input.clientId })
    await updateApplication(tx, { organizationId, id }, changes)
    const action = input.account ? 'password_grant_on' : 'password_grant_off'
    await recordAudit(tx, context, { action, subjectType: 'application', subjectId: id })
  })
}

const changesFor = async (account: PasswordGrant['account']) => {
  if (!account) return { passwordGrant: false, serviceUsername: null, servicePasswordHash: null }
  return {
    passwordGrant: true,
    serviceUsername: codeName(account.username),
    servicePasswordHash: await hashPassword(strongPassword(account.password)),
  }
}
