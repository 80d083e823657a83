import { listAuditEntries } from '#db/queries/audit/audit-entries.ts'
import { withTransaction } from '#db/transaction.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvDay } from '#lib/domain/csv/csv-day.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import {
  accountNames,
  type SecurityEvent,
  type SecurityLogRequest,
  securityEvent,
  securityFilterOf,
} from './list-security-log.ts'

const BATCH = 1_000

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

const HEADINGS: readonly Text[] = [
  { pt: 'Data', en: 'Date' },
  { pt: 'Hora', en: 'Time' },
  { pt: 'O que aconteceu', en: 'What happened' },
  { pt: 'Código', en: 'Code' },
  { pt: 'Conta', en: 'Account' },
  { pt: 'Por quem', en: 'By whom' },
  { pt: 'Motivo', en: 'Reason' },
]

/** Exports the events as CSV, with names of accounts and no other personal data, like the list. */
export const exportSecurityLog = async (context: Context, request: SecurityLogRequest) => {
  requirePermission(context, 'view_audit')
  const { organizationId, language, now } = context
  const filter = securityFilterOf(context, request)
  const { ids, accountId, startDate, endDate } = request
  const { before, names } = await withTransaction(context, async (tx) => ({
    names: await accountNames(tx, organizationId),
    // The export excludes its own entry and all later ones.
    before: await recordAudit(tx, context, {
      action: 'audit_exported',
      subjectType: 'organization',
      subjectId: organizationId,
      details: {
        kind: 'security_log',
        ...(ids && { count: ids.length }),
        ...(startDate && { startDate }),
        ...(endDate && { endDate }),
        ...(isUuid(accountId ?? '') && { subjectId: accountId }),
      },
    }),
  }))
  const read = async function* () {
    let last = before
    for (;;) {
      const rows = await withTransaction(context, (tx) =>
        listAuditEntries(tx, filter, { limit: BATCH, cursor: last }),
      )
      if (rows.length > 0) yield rows.map((row) => lineOf(securityEvent(row, { names, language }), language))
      last = rows.at(-1)?.id ?? last
      if (rows.length < BATCH) return
    }
  }
  const filename = `seguranca-${dayInSaoPaulo(now)}.csv`
  return { filename, headings: HEADINGS.map((text) => textIn(text, language)), batches: read() }
}

const lineOf = (event: SecurityEvent, language: Language): readonly CsvCell[] => [
  csvDay(dayInSaoPaulo(event.at)),
  { moment: TIME.format(event.at) },
  textIn(auditActionText(event.action), language),
  event.action,
  event.accountName,
  event.actorName,
  event.refusalTitle,
]
