import type { Connection } from '#db/client.ts'
import { formsOfCpfs } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import type { Day } from '#lib/domain/calendar.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

export type CustomerContractRow = {
  documentNumber: string
  institutionCode: string
  product: Product
  proposalId: string
  contractNumber: string
  createdAt: Date
  /** Yearly withdrawals that guarantee an FGTS contract; empty for CLT. */
  dueDates: Day[]
}

type Customers = { organizationId: string; documentNumbers: readonly string[] }

export const listCustomerContracts = async (
  tx: Connection,
  { organizationId, documentNumbers }: Customers,
): Promise<CustomerContractRow[]> => {
  if (documentNumbers.length === 0) return []
  const { forms, cpfOf } = formsOfCpfs(organizationId, documentNumbers)
  const rows = await tx<CustomerContractRow[]>`
    select p.document_number, p.institution_code, p.product, p.id as proposal_id, p.contract_number, p.created_at,
      array(select i->>'dueDate' from jsonb_array_elements(s.installments) as i) as due_dates
    from proposals p
    left join fgts_simulations s on s.organization_id = p.organization_id and s.id = p.fgts_simulation_id
    where p.organization_id = ${organizationId} and p.document_number ${equalsAny(tx, forms)}
      and p.status not in ('canceled', 'rejected', 'refunded')
    order by p.id`
  return rows.map((row) => ({ ...row, documentNumber: cpfOf(row.documentNumber) }))
}

/** Serializes creation of a customer's contracts, so that concurrent requests see each other's contracts. */
export const lockCustomerContracts = async (
  tx: Connection,
  { organizationId, documentNumber }: { organizationId: string; documentNumber: string },
): Promise<void> => {
  const name = `customer_contracts:${organizationId}:${documentNumber}`
  await tx`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`
}
