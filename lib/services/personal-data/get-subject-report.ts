import type { Connection } from '#db/client.ts'
import { listRevealReasons } from '#db/queries/audit/reveal-reasons.ts'
import { listExchangesOf } from '#db/queries/institutions/institution-exchanges.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { listHoldings } from '#db/queries/personal-data/subject-holdings.ts'
import {
  listAuditOfSubjects,
  listBelongingRows,
  listInstitutionReports,
  listOwnRows,
  listSentEvents,
  type StoredRow,
} from '#db/queries/personal-data/subject-records.ts'
import { withTransaction } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { planErasure } from '#lib/domain/personal-data/erasure-plan.ts'
import { RETENTIONS, RETENTIONS_SINCE } from '#lib/domain/personal-data/retention.ts'
import type { SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { renderSubjectReport } from '#lib/pdf/render-subject-report.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { countReveal } from '#lib/services/kernel/count-reveal.ts'
import { customerDigest } from '#lib/services/kernel/customer-digest.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireRecentFactor } from '#lib/services/kernel/require-recent-factor.ts'

export type SubjectReportFormat = 'json' | 'pdf'

type SubjectReportRequest = {
  key: string
  format?: SubjectReportFormat | undefined
  reason: SubjectReason
}

export type SubjectReportFile = { content: Buffer; contentType: string; filename: string }

/**
 * Returns everything stored about a customer (LGPD, arts. 18 II and 19 II: within 15 days), with the legal
 * duties that retain it. The read is audited and counts as a reveal.
 * @throws not_found, second_factor_stale, sign_in_stale, reveal_limit_reached
 */
export const getSubjectReport = async (
  context: Context,
  { key, format = 'json', reason }: SubjectReportRequest,
): Promise<SubjectReportFile> => {
  requirePermission(context, 'answer_subjects')
  const { organizationId, actor } = context
  const documentNumber = documentNumberOfKey(organizationId, key)
  const report = await withTransaction(context, async (tx) => {
    await requireRecentFactor(tx, context)
    if (actor.kind === 'user') await countReveal(tx, context)
    const report = await reportOf(tx, context, documentNumber)
    await recordAudit(tx, context, {
      action: 'subject.report',
      subjectType: 'customer',
      subjectId: customerDigest({ organizationId, documentNumber }),
      details: { reason, format },
    })
    return report
  })
  const json = JSON.stringify(report, null, 2)
  const filename = `titular-${dayInSaoPaulo(context.now)}.${format}`
  if (format === 'json')
    return { content: Buffer.from(`${json}\n`, 'utf8'), contentType: 'application/json', filename }
  return { content: await renderSubjectReport(JSON.parse(json)), contentType: 'application/pdf', filename }
}

/** Maximum of institution requests in a report; an open proposal is read about a hundred times a day. */
const REQUESTS = 1_000

const reportOf = async (tx: Connection, context: Context, documentNumber: string) => {
  const { organizationId, now: at } = context
  const customer = { organizationId, documentNumber }
  const digest = customerDigest(customer)
  const own = await listOwnRows(tx, customer)
  const ids = Object.values(own).flatMap((rows) => rows.map(({ id }) => String(id)))
  const [organization, belonging, events, reports, requests, audit, reasons, holdings] = await Promise.all([
    findOrganization(tx, organizationId),
    listBelongingRows(tx, { organizationId, ids }),
    listSentEvents(tx, { organizationId, ids }),
    listInstitutionReports(tx, { organizationId, ids }),
    listExchangesOf(tx, { organizationId, resourceIds: ids, most: REQUESTS }),
    listAuditOfSubjects(tx, { organizationId, ids: [...ids, digest] }),
    listRevealReasons(tx, { organizationId, customerDigest: digest }),
    listHoldings(tx, customer),
  ])
  const { retained } = planErasure(holdings, { at, askedAt: at })
  return {
    report: 'LGPD (Lei 13.709/2018), arts. 18 II e 19 II',
    generatedAt: at.toISOString(),
    controller: contactOf(organization),
    documentNumber,
    records: { ...mapped(own), ...mapped(belonging) },
    sharedWith: {
      programs: events,
      institutions: reports.map(({ body, ...row }) => ({ ...row, content: readJson(body) })),
      requests,
    },
    lookedAt: reasons.map(({ userId, reason, note, givenAt }) => ({ userId, reason, note, givenAt })),
    audit,
    retention: { since: RETENTIONS_SINCE, kinds: RETENTIONS, keptUnderDuty: retained },
  }
}

const contactOf = (organization: Awaited<ReturnType<typeof findOrganization>>) => {
  const { name = '', contactName = null, contactPhone = null, contactEmail = null } = organization ?? {}
  return { name, contactName, contactPhone, contactEmail }
}

const mapped = (lists: Record<string, StoredRow[]>) =>
  Object.fromEntries(Object.entries(lists).map(([table, rows]) => [table, rows.map(withoutInternals)]))

const withoutInternals = ({
  storageKey: _key,
  pdfStorageKey: _pdf,
  evidence,
  ...row
}: StoredRow): StoredRow => (evidence === undefined ? row : { ...row, evidence: readJson(evidence) })

const readJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return text
  }
}
