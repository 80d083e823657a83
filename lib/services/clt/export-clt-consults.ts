import { listCltConsults } from '#db/queries/clt/clt-consult-lists.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { CONSULT_STATUS_LABELS } from '#lib/domain/clt/consult-status-labels.ts'
import type { CsvCell } from '#lib/domain/csv/csv.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { csvReais } from '#lib/domain/csv/csv-reais.ts'
import { csvTableOf } from '#lib/domain/csv/csv-table-of.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'
import { cltConsultView } from './shared/clt-consult-view.ts'

// The file is in Portuguese, whatever the screen's language.
const HEADINGS = [
  'Cliente',
  'CPF',
  'Instituição',
  'Situação',
  'Motivo',
  'Margem por mês (R$)',
  'Prazo do cliente',
  'Margem vale até',
  'Criada em',
  'Atualizada em',
] as const

export const exportCltConsults = async (context: Context, { ids }: { ids: readonly string[] }) => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  const rows = await withPlannedSnapshot(context, async (tx) => {
    const authors = await visibleAuthors(tx, context)
    return listCltConsults(tx, { organizationId, ids, authors }, { limit: ids.length, offset: 0 })
  })
  const institutions = await listAllInstitutions()
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  return csvTableOf({
    filename: `consultas-clt-${dayInSaoPaulo(context.now)}.csv`,
    headings: HEADINGS,
    lines: rows.map((row): CsvCell[] => [
      row.name,
      maskCpf(row.documentNumber as Cpf),
      names.get(row.institutionCode) ?? row.institutionCode,
      CONSULT_STATUS_LABELS[row.status].pt,
      cltConsultView(row, { ...context, language: 'pt-BR' }).reason?.text ?? null,
      csvReais(row.availableMarginCents),
      csvInstant(row.consentDeadlineAt),
      row.expiresAt && csvInstant(row.expiresAt),
      csvInstant(row.createdAt),
      csvInstant(row.updatedAt),
    ]),
  })
}
