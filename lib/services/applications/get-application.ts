import type { Connection } from '#db/client.ts'
import { listApplicationClientIds } from '#db/queries/applications/application-client-ids.ts'
import { listLiveSecrets } from '#db/queries/applications/application-secrets.ts'
import {
  type ApplicationRow,
  findApplication,
  findApplicationForUpdate,
  listApplications,
} from '#db/queries/applications/applications.ts'
import { listServiceAccounts } from '#db/queries/applications/service-accounts.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export type ApplicationView = Awaited<ReturnType<typeof viewOf>>

/** Returns an application without the digests of its secrets. @throws not_found */
export const getApplication = async (
  context: Context,
  input: { clientId: string },
): Promise<ApplicationView> => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, async (tx) => {
    const application = await applicationOf(tx, {
      organizationId: context.organizationId,
      clientId: input.clientId,
    })
    return viewOf(tx, application, context.now)
  })
}

export const listOrganizationApplications = async (context: Context): Promise<ApplicationView[]> => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, async (tx) => {
    const result: ApplicationView[] = []
    for (const row of await listApplications(tx, context.organizationId))
      result.push(await viewOf(tx, row, context.now))
    return result
  })
}

/** @throws not_found */
export const applicationOf = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow> => {
  const application = await findApplication(tx, key)
  if (!application) throw new DomainError('not_found')
  return application
}

/** Like {@link applicationOf}, with a row lock that serializes changes. @throws not_found */
export const applicationToChange = async (
  tx: Connection,
  key: { organizationId: string; clientId: string },
): Promise<ApplicationRow> => {
  const application = await findApplicationForUpdate(tx, key)
  if (!application) throw new DomainError('not_found')
  return application
}

const viewOf = async (tx: Connection, row: ApplicationRow, at: Date) => {
  const key = { organizationId: row.organizationId, applicationId: row.id }
  const [secrets, clientIds, accounts] = await Promise.all([
    listLiveSecrets(tx, key, at),
    listApplicationClientIds(tx, key),
    listServiceAccounts(tx, key),
  ])
  return {
    ...row,
    clientIds: [row.clientId, ...clientIds.filter((other) => other !== row.clientId)],
    lastUsedAt: lastUseOf([...secrets, ...accounts]),
    secrets: secrets.map(({ secretHash: _digest, ...secret }) => secret),
    serviceAccounts: accounts.map(({ id, username, createdAt, lastUsedAt, endedAt }) => ({
      id,
      username,
      createdAt,
      lastUsedAt,
      endedAt,
    })),
  }
}

const lastUseOf = (credentials: readonly { lastUsedAt: Date | null }[]): Date | null =>
  credentials.reduce<Date | null>(
    (last, { lastUsedAt }) =>
      lastUsedAt !== null && (last === null || lastUsedAt > last) ? lastUsedAt : last,
    null,
  )
