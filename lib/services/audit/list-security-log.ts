import type { Connection } from '#db/client.ts'
import { listUsers } from '#db/queries/access/users.ts'
import { listApplications } from '#db/queries/applications/applications.ts'
import { type AuditEntryRow, countAuditEntries, listAuditEntries } from '#db/queries/audit/audit-entries.ts'
import { withSnapshot } from '#db/transaction.ts'
import { isRefusal, REFUSALS, type SecurityKind, securityActions } from '#lib/domain/access/security-log.ts'
import { actorNameIn } from '#lib/domain/access/system-actor-names.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'
import type { Language } from '#lib/domain/language.ts'
import { pageOfRows } from '#lib/domain/page-of-rows.ts'
import { isReasonCode, type ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { cachedCount } from '#lib/services/kernel/cached-count.ts'

/** `startDate` and `endDate` are inclusive days in São Paulo time. */
export type SecurityLogRequest = {
  ids?: readonly string[] | undefined
  kind?: SecurityKind | undefined
  onlyRefusals?: boolean | undefined
  accountId?: string | undefined
  startDate?: Day | undefined
  endDate?: Day | undefined
}

type LogPage = { limit: number; cursor?: string | undefined; order?: AgeOrder | undefined }

/** Event without address, e-mail or details; an account appears only by its name. */
export type SecurityEvent = {
  id: string
  at: Date
  action: string
  isRefusal: boolean
  refusal: ReasonCode | null
  refusalTitle: string | null
  /** Name of the person, application or role that the event is about; null for other subjects. */
  accountName: string | null
  actorName: string
  subjectType: string
  subjectId: string
}

export const listSecurityLog = async (
  context: Context,
  { limit, cursor, order, ...request }: SecurityLogRequest & LogPage,
) => {
  requirePermission(context, 'view_audit')
  return withSnapshot(context, async (tx) => {
    const filter = securityFilterOf(context, request)
    const [matches, count] = await Promise.all([
      listAuditEntries(tx, filter, { limit: limit + 1, cursor, order }),
      cachedCount({ list: 'security', ...filter }, () => countAuditEntries(tx, filter, COUNT_CEILING + 1)),
    ])
    const listed = pageOfRows({ matches, count, page: 1, limit })
    const names = await accountNames(tx, context.organizationId)
    return {
      ...listed,
      rows: listed.rows.map((row) => securityEvent(row, { names, language: context.language })),
    }
  })
}

export const securityFilterOf = (
  { organizationId }: Pick<Context, 'organizationId'>,
  { kind, onlyRefusals, accountId, ...rest }: SecurityLogRequest,
) => ({
  organizationId,
  ...rest,
  ...(accountId && { anyId: accountId }),
  actions: securityActions(kind).filter((action) => !onlyRefusals || REFUSALS.includes(action)),
})

export const accountNames = async (
  tx: Connection,
  organizationId: string,
): Promise<ReadonlyMap<string, string>> => {
  const [people, programs] = await Promise.all([
    listUsers(tx, organizationId),
    listApplications(tx, organizationId),
  ])
  return new Map([...people, ...programs].map(({ id, name }) => [id, name]))
}

type Reading = { names: ReadonlyMap<string, string>; language: Language }

export const securityEvent = (row: AuditEntryRow, { names, language }: Reading): SecurityEvent => {
  const { id, at, action, subjectType, subjectId, details } = row
  const { refusal, name } = details
  const actorName = actorNameIn(language, row)
  const code = typeof refusal === 'string' && isReasonCode(refusal) ? refusal : null
  const ofRole = subjectType === 'role' && typeof name === 'string' ? name : null
  return {
    ...{ id, at, action, subjectType, subjectId, actorName },
    isRefusal: isRefusal(action),
    refusal: code,
    refusalTitle: code === null ? null : reasonTexts(code, language).title,
    accountName: subjectType === 'session' ? actorName : (names.get(subjectId) ?? ofRole),
  }
}
