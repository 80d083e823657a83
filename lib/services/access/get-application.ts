import type { Connection } from '#db/client'
import { listLiveSecrets } from '#db/queries/application-secrets'
import { type ApplicationRow, findApplication, listApplications } from '#db/queries/applications'
import { withSnapshot } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'

export type ShownApplication = Omit<ApplicationRow, 'servicePasswordHash'> & {
  /** The secrets that live, without themselves. */
  secrets: { id: string; createdAt: Date; expiresAt: Date | null; lastUsedAt: Date | null }[]
}

/** One application of the organization with its live secrets' ages. Throws `not_found`. */
export const getApplication = async (
  context: Context,
  input: { clientId: string },
): Promise<ShownApplication> => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, async (tx) => {
    const application = await applicationOf(tx, {
      organizationId: context.organizationId,
      clientId: input.clientId,
    })
    return shown(tx, application, context.now)
  })
}

/** The applications of the organization, oldest first. */
export const listOrganizationApplications = async (context: Context): Promise<ShownApplication[]> => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, async (tx) => {
    const result: ShownApplication[] = []
    for (const row of await listApplications(tx, context.organizationId))
      result.push(await shown(tx, row, context.now))
    return result
  })
}

/** The row of an application of the organization. Throws `not_found`. */
export const applicationOf = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow> => {
  const application = await findApplication(tx, key)
  if (!application) throw new DomainError('not_found')
  return application
}

const shown = async (tx: Connection, row: ApplicationRow, at: Date): Promise<ShownApplication> => {
  const { servicePasswordHash: _hidden, ...application } = row
  const { organizationId, id: applicationId } = row
  const secrets = await listLiveSecrets(tx, { organizationId, applicationId }, at)
  return { ...application, secrets: secrets.map(({ secretHash: _digest, ...secret }) => secret) }
}
