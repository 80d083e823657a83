import { type ApplicationRow, updateApplication } from '#db/queries/applications/applications.ts'
import { withTransaction } from '#db/transaction.ts'
import { tokenLifetime } from '#lib/domain/access/access-token.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

/** Omitted settings stay unchanged. */
export type ApplicationSettings = {
  clientId: string
  tokenLifetimeSeconds?: number | undefined
  /**
   * Whether balance lists include running queries. Null means that they do so only if the application has
   * service accounts.
   */
  listsRunning?: boolean | null | undefined
}

/** @throws not_found, invalid_setting (token lifetime outside 60 to 86 400 seconds) */
export const changeApplicationSettings = async (
  context: Context,
  input: ApplicationSettings,
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  if (input.tokenLifetimeSeconds !== undefined) tokenLifetime(input.tokenLifetimeSeconds)
  await withTransaction(context, async (tx) => {
    const present = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    const changed = changesOf(present, input)
    if (Object.keys(changed).length === 0) return
    const { tokenLifetimeSeconds = present.tokenLifetimeSeconds, listsRunning = present.listsRunning } = input
    await updateApplication(tx, { organizationId, id: present.id }, { tokenLifetimeSeconds, listsRunning })
    const act = {
      action: 'application_settings_changed',
      subjectType: 'application',
      subjectId: present.id,
      details: { changed },
    } as const
    await recordAudit(tx, context, act)
  })
}

const changesOf = (present: ApplicationRow, settings: ApplicationSettings) => {
  const { tokenLifetimeSeconds: seconds, listsRunning } = settings
  return {
    ...(seconds !== undefined &&
      seconds !== present.tokenLifetimeSeconds && {
        tokenLifetimeSeconds: { from: String(present.tokenLifetimeSeconds), to: String(seconds) },
      }),
    ...(listsRunning !== undefined &&
      listsRunning !== present.listsRunning && {
        listsRunning: { from: switchCode(present.listsRunning), to: switchCode(listsRunning) },
      }),
  }
}

const switchCode = (position: boolean | null) => (position === null ? 'automatic' : position ? 'on' : 'off')
