import type { Connection } from '#db/client.ts'
import { formsOfCpfs } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import type { Day } from '#lib/domain/calendar.ts'

export type FgtsPledgeRow = {
  documentNumber: string
  proposalId: string
  contractNumber: string
  createdAt: Date
  dueDates: Day[]
}

type Customers = { organizationId: string; documentNumbers: readonly string[] }

export const listFgtsPledges = async (
  tx: Connection,
  { organizationId, documentNumbers }: Customers,
): Promise<FgtsPledgeRow[]> => {
  const { forms, cpfOf } = formsOfCpfs(organizationId, documentNumbers)
  const rows = await tx<FgtsPledgeRow[]>`
  select p.document_number, p.id as proposal_id, p.contract_number, p.created_at,
    array(select i->>'dueDate' from jsonb_array_elements(s.installments) as i) as due_dates
  from proposals p
  join fgts_simulations s on s.organization_id = p.organization_id and s.id = p.fgts_simulation_id
  where p.organization_id = ${organizationId} and p.document_number ${equalsAny(tx, forms)}
    and p.product = 'fgts' and p.status not in ('canceled', 'rejected', 'refunded')
  order by p.id`
  return rows.map((row) => ({ ...row, documentNumber: cpfOf(row.documentNumber) }))
}
