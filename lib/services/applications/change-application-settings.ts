import { type ApplicationRow, updateApplication } from '#db/queries/applications/applications.ts'
import { withTransaction } from '#db/transaction.ts'
import { tokenLifetime } from '#lib/domain/access/access-token.ts'
import { normalAddressRanges } from '#lib/services/access/shared/normal-address-ranges.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { applicationToChange } from './get-application.ts'

/** Omitted settings stay unchanged. */
export type ApplicationSettings = {
  clientId: string
  tokenLifetimeSeconds?: number | undefined
  /** Includes running queries in balance lists; null does so only for applications with service accounts. */
  listsRunning?: boolean | null | undefined
  /** Addresses from which the application may call; an empty list allows all. */
  ranges?: readonly string[] | undefined
}

/** @throws not_found, invalid_setting (token lifetime outside 60 to 86 400 seconds), address_range_invalid */
export const changeApplicationSettings = async (
  context: Context,
  input: ApplicationSettings,
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  if (input.tokenLifetimeSeconds !== undefined) tokenLifetime(input.tokenLifetimeSeconds)
  const ranges = input.ranges && normalAddressRanges(input.ranges)
  await withTransaction(context, async (tx) => {
    const present = await applicationToChange(tx, { organizationId, clientId: input.clientId })
    const { tokenLifetimeSeconds = present.tokenLifetimeSeconds, listsRunning = present.listsRunning } = input
    const next = {
      ...{ tokenLifetimeSeconds, listsRunning },
      addressRanges: ranges === undefined ? present.addressRanges : ranges,
    }
    const changed = changesOf(present, next)
    if (Object.keys(changed).length === 0) return
    await updateApplication(tx, { organizationId, id: present.id }, next)
    const act = {
      action: 'application_settings_changed',
      subjectType: 'application',
      subjectId: present.id,
      details: { changed },
    } as const
    await recordAudit(tx, context, act)
  })
}

type StoredSettings = Pick<ApplicationRow, 'tokenLifetimeSeconds' | 'listsRunning' | 'addressRanges'>

const changesOf = (before: StoredSettings, after: StoredSettings) => ({
  ...(after.tokenLifetimeSeconds !== before.tokenLifetimeSeconds && {
    tokenLifetimeSeconds: {
      from: String(before.tokenLifetimeSeconds),
      to: String(after.tokenLifetimeSeconds),
    },
  }),
  ...(after.listsRunning !== before.listsRunning && {
    listsRunning: { from: switchCode(before.listsRunning), to: switchCode(after.listsRunning) },
  }),
  ...(after.addressRanges?.join() !== before.addressRanges?.join() && {
    addressRanges: { from: rangesText(before.addressRanges), to: rangesText(after.addressRanges) },
  }),
})

const rangesText = (ranges: readonly string[] | null) => ranges?.join(', ') ?? null

const switchCode = (position: boolean | null) => (position === null ? 'automatic' : position ? 'on' : 'off')
