import type { Connection } from '#db/client.ts'
import { listCustomerNames } from '#db/queries/customers/customer-names.ts'
import { type CustomerTrace, listCustomerTraces } from '#db/queries/customers/customer-traces.ts'
import { withSnapshot } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { csvTableOf } from '#lib/domain/csv/csv-table-of.ts'
import { lastStepText } from '#lib/domain/customers/last-step-text.ts'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

// The file is in Portuguese, whatever the screen's language.
const HEADINGS = ['Cliente', 'CPF', 'Produto', 'Último passo', 'Instituição', 'Quando'] as const

/** @throws not_found */
export const exportCustomers = async (context: Context, { keys }: { keys: readonly string[] }) => {
  requirePermission(context, 'originate')
  const { organizationId, now } = context
  const documentNumbers = keys.map((key) => documentNumberOfKey(organizationId, key))
  const { traces, named } = await withSnapshot(context, async (tx) => {
    const scope = { organizationId, authors: await visibleAuthors(tx, context) }
    return {
      traces: await lastTraces(tx, scope, documentNumbers),
      named: await listCustomerNames(tx, { ...scope, documentNumbers }),
    }
  })
  const names = new Map(named.map(({ documentNumber, name }) => [documentNumber, name]))
  const institutions = new Map((await listAllInstitutions()).map(({ code, name }) => [code, name]))
  return csvTableOf({
    filename: `clientes-${dayInSaoPaulo(now)}.csv`,
    headings: HEADINGS,
    lines: traces.map((trace) => [
      names.get(trace.documentNumber) ?? null,
      maskCpf(trace.documentNumber as Cpf),
      trace.product.toUpperCase(),
      lastStepText(trace, 'pt-BR'),
      institutions.get(trace.institutionCode) ?? trace.institutionCode,
      csvInstant(trace.createdAt),
    ]),
  })
}

type Scope = { organizationId: string; authors: readonly string[] | undefined }

/** Queries each customer separately: in one query, the records of one customer could fill the whole page. */
const lastTraces = async (
  tx: Connection,
  scope: Scope,
  documentNumbers: readonly string[],
): Promise<CustomerTrace[]> => {
  const traces = await Promise.all(
    documentNumbers.map((one) => listCustomerTraces(tx, { ...scope, documentNumbers: [one], limit: 1 })),
  )
  return traces.flat()
}
