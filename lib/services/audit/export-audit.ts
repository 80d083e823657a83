import { type AuditEntryRow, listAuditEntries } from '#db/queries/audit/audit-entries.ts'
import { withTransaction } from '#db/transaction.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { actorKindName, subjectName } from '#lib/domain/access/audit-names.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvDay } from '#lib/domain/csv/csv-day.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { type AuditRequest, auditFilterOf } from '#lib/services/audit/parts/audit-filter-of.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { auditEntryView } from './list-audit.ts'

const BATCH = 1_000

const TIME = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'medium' })

const HEADINGS: readonly Text[] = [
  { pt: 'Data', en: 'Date' },
  { pt: 'Hora', en: 'Time' },
  { pt: 'Quem', en: 'Who' },
  { pt: 'Tipo', en: 'Kind' },
  { pt: 'O que fez', en: 'What they did' },
  { pt: 'Código', en: 'Code' },
  { pt: 'Em quê', en: 'On what' },
  { pt: 'Id', en: 'Id' },
  { pt: 'IP', en: 'IP' },
  { pt: 'Requisição', en: 'Request' },
  { pt: 'Detalhes (JSON)', en: 'Details (JSON)' },
]

/** @throws link_invalid */
export const exportAudit = async (context: Context, request: AuditRequest) => {
  requirePermission(context, 'view_audit')
  const filter = await withTransaction(context, (tx) => auditFilterOf(tx, context, request))
  // The export excludes its own entry and all later ones.
  const before = await withTransaction(context, (tx) =>
    recordAudit(tx, context, {
      action: 'audit_exported',
      subjectType: 'organization',
      subjectId: context.organizationId,
      details: narrowedBy(request),
    }),
  )
  const read = async function* () {
    let last = before
    for (;;) {
      const rows = await withTransaction(context, (tx) =>
        listAuditEntries(tx, filter, { limit: BATCH, cursor: last }),
      )
      if (rows.length > 0)
        yield rows.map((row) => lineOf(auditEntryView(row, context.language), context.language))
      last = rows.at(-1)?.id ?? last
      if (rows.length < BATCH) return
    }
  }
  const filename = `auditoria-${dayInSaoPaulo(context.now)}.csv`
  return { filename, headings: HEADINGS.map((text) => textIn(text, context.language)), batches: read() }
}

// Records ids only if they are UUIDs: a CPF or a name typed as an id must not enter the audit.
const narrowedBy = ({ ids, actorId, subjectId, group, startDate, endDate }: AuditRequest) => ({
  ...(ids && { count: ids.length }),
  ...(group && { group }),
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
  ...(isUuid(actorId ?? '') && { actorId }),
  ...(isUuid(subjectId ?? '') && { subjectId }),
})

const lineOf = (entry: AuditEntryRow, language: Language): readonly CsvCell[] => {
  return [
    csvDay(dayInSaoPaulo(entry.at)),
    { moment: TIME.format(entry.at) },
    entry.actorName,
    actorKindName(entry.actorKind, language),
    textIn(auditActionText(entry.action), language),
    entry.action,
    subjectName(entry.subjectType, language),
    entry.subjectId,
    entry.ip,
    entry.requestId,
    Object.keys(entry.details).length === 0 ? null : JSON.stringify(entry.details),
  ]
}
