import type { Connection } from '#db/client.ts'
import { type CpfTable, decryptCustomers } from '#db/customer-cpf.ts'
import { limitTo } from '#db/row-limit.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { madeWithin, type SalesScope } from './sales-scope.ts'

export type SalesRecordRow = {
  id: string
  product: Product
  institutionCode: string
  documentNumber: string
  madeAt: Date
  /** Furthest funnel step; null for a proposal. */
  step: number | null
} & (
  | { kind: 'balance'; status: BalanceQueryStatus }
  | { kind: 'consult'; status: ConsultStatus }
  | { kind: 'proposal'; status: ProposalStatus }
)

export type SalesFigure =
  | { by: 'step'; product: Product; step: number }
  | { by: 'ask-refusal'; product: Product; code: string | null }
  | { by: 'proposal-refusal'; product: Product; code: string | null }

type Window = { limit: number; offset: number }

export const listSalesRecords = async (
  tx: Connection,
  scope: SalesScope,
  { figure, limit, offset }: Window & { figure: SalesFigure },
): Promise<SalesRecordRow[]> => {
  const newest = tx`order by made_at desc, id desc`
  const page = tx`${newest} ${limitTo(tx, limit, offset)}`
  const own = { ...scope, product: figure.product }
  const decrypt = (table: CpfTable, rows: readonly SalesRecordRow[]) =>
    decryptCustomers(table, scope.organizationId, rows)
  if (figure.by === 'proposal-refusal')
    return decrypt(
      'proposals',
      await tx<SalesRecordRow[]>`
      select counted.id, counted.product, counted.institution_code, proposals.document_number,
        proposals.encrypted_document_number, counted.made_at, null as step, 'proposal' as kind, proposals.status
      from (select * from sales_contracts where ${madeWithin(tx, own)} ${endedWithReason(tx, figure.code)} ${page}) as counted
      join proposals on proposals.id = counted.id ${newest}`,
    )
  const askTable = figure.product === 'fgts' ? 'fgts_balance_queries' : 'clt_consults'
  const kind = figure.product === 'fgts' ? 'balance' : 'consult'
  return decrypt(
    askTable,
    await tx<SalesRecordRow[]>`
    select counted.id, counted.product, counted.institution_code, asked.document_number,
      asked.encrypted_document_number, counted.made_at, counted.step, ${kind} as kind, asked.status
    from (${asksBehind(tx, own, figure)} ${page}) as counted
    join ${tx(askTable)} as asked on asked.id = counted.id ${newest}`,
  )
}

// A funnel step counts each customer once, by the inquiry that got furthest. The page is read newest first
// until it is full, with one look-up per inquiry; sorting by customer would read the whole period.
const asksBehind = (
  tx: Connection,
  scope: SalesScope,
  figure: Exclude<SalesFigure, { by: 'proposal-refusal' }>,
) =>
  figure.by === 'step'
    ? tx`select * from sales_inquiries as ask where ${madeWithin(tx, scope)} and step >= ${figure.step}
        and not exists (
          select 1 from sales_inquiries as further where ${madeWithin(tx, scope)} and further.customer = ask.customer
            and (further.step, further.made_at, further.id) > (ask.step, ask.made_at, ask.id))`
    : tx`select * from sales_inquiries
        where ${madeWithin(tx, scope)} and refused and code is not distinct from ${figure.code}`

const endedWithReason = (tx: Connection, code: string | null) => tx`
  and status in ('rejected', 'canceled', 'refunded') and reason_code is not distinct from ${code}`
