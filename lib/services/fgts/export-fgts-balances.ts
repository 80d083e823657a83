import { listFgtsBalanceQueries } from '#db/queries/fgts/fgts-balance-lists.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { csvReais } from '#lib/domain/csv/csv-reais.ts'
import { csvTableOf } from '#lib/domain/csv/csv-table-of.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { BALANCE_QUERY_STATUSES } from '#lib/domain/fgts/balance-query-status.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { fgtsBalanceViews } from './shared/fgts-balance-views.ts'

// The file is in Portuguese regardless of the screen's language.
const HEADINGS = [
  'CPF',
  'Instituição',
  'Saldo (R$)',
  'Pode simular',
  'Motivo',
  'Vale até',
  'Consultado em',
] as const

export const exportFgtsBalances = async (context: Context, { ids }: { ids: readonly string[] }) => {
  requirePermission(context, 'originate')
  const { organizationId, now } = context
  const statuses = BALANCE_QUERY_STATUSES
  const { rows, views } = await withPlannedSnapshot(context, async (tx) => {
    const filter = { organizationId, ids, statuses, liveAt: null, askers: await visibleAuthors(tx, context) }
    const rows = await listFgtsBalanceQueries(tx, filter, { limit: ids.length, offset: 0 })
    return { rows, views: await fgtsBalanceViews(tx, { ...context, language: 'pt-BR' }, rows) }
  })
  const institutions = new Map((await listAllInstitutions()).map(({ code, name }) => [code, name]))
  return csvTableOf({
    filename: `saldos-fgts-${dayInSaoPaulo(now)}.csv`,
    headings: HEADINGS,
    lines: rows.map((row, index): CsvCell[] => {
      const eligibility = views[index]?.eligibility
      return [
        maskCpf(row.documentNumber as Cpf),
        institutions.get(row.institutionCode) ?? row.institutionCode,
        csvReais(row.amountCents),
        eligibility?.eligible ? 'Sim' : 'Não',
        eligibility?.reasons.map(({ text }) => text).join(' ') || null,
        row.expiresAt && csvInstant(row.expiresAt),
        csvInstant(row.updatedAt),
      ]
    }),
  })
}
