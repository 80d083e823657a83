import { listApplicationsOfClientId } from '#db/queries/applications/application-client-ids.ts'
import { findApplicationById } from '#db/queries/applications/applications.ts'
import { asOneRequest } from '#db/request-waits.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { mayRecordRefusal } from '#lib/services/access/shared/may-record-refusal.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Refused = {
  clientId: string
  /** Null unless the secret or the user name was right. */
  application: { organizationId: string; applicationId: string } | null
  refusal: ReasonCode
}

/** Audits in the background, so that the response time does not reveal whether the client id exists. */
export const noteRefusedToken = (context: Context, refused: Refused): void => {
  asOneRequest(() => record(context, refused)).catch((error: unknown) =>
    logger.warn(describeError(error), 'refused token not recorded'),
  )
}

const record = async (context: Context, { clientId, application, refusal }: Refused): Promise<void> => {
  const owner = application ?? (await ownerOf(clientId))
  if (!owner) return
  const { organizationId, applicationId: id } = owner
  if (!(await mayRecordRefusal({ subject: `token\n${id}` }, context.now))) return
  await withTransaction({ organizationId }, async (tx) => {
    const row = await findApplicationById(tx, { organizationId, id })
    if (!row) return
    const actor = { kind: 'application', id, name: row.name, clientId: row.clientId, scopes: [] } as const
    await recordAudit(
      tx,
      { ...context, organizationId, actor },
      {
        action: refusal === 'too_many_attempts' ? 'token_locked' : 'token_refused',
        subjectType: 'application',
        subjectId: id,
        details: { refusal },
      },
    )
  })
}

const ownerOf = async (clientId: string) => {
  const [owner, ...others] = await withLookup({ client_id: clientId }, (tx) =>
    listApplicationsOfClientId(tx, clientId),
  )
  return others.length === 0 ? owner : undefined
}
