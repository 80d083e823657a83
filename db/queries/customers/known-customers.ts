import type { Connection } from '#db/client.ts'
import { decryptName, formsOfCpfs, isCpfOf } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { Day } from '#lib/domain/calendar.ts'

export type KnownCustomer = {
  subjectType: 'proposal' | 'clt_consult'
  subjectId: string
  name: string
  birthDate: Day
}

type CustomerKey = {
  organizationId: string
  documentNumber: string
  authors?: readonly string[] | undefined
}

export const findKnownCustomer = async (
  tx: Connection,
  { organizationId, documentNumber, authors }: CustomerKey,
): Promise<KnownCustomer | undefined> => {
  const own = tx`organization_id = ${organizationId} and document_number ${isCpfOf(tx, { organizationId, documentNumber })}
    ${authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`}`
  const [row] = await tx<KnownCustomer[]>`
    (select 'proposal' as subject_type, id as subject_id, client_name as name, (borrower->>'birthDate')::date as birth_date
      from proposals where ${own} order by id desc nulls last limit 1)
    union all
    (select 'clt_consult' as subject_type, id as subject_id, name, birth_date
      from clt_consults where ${own} order by id desc nulls last limit 1)
    order by subject_id desc limit 1`
  if (!row) return undefined
  const table = row.subjectType === 'proposal' ? 'proposals' : 'clt_consults'
  return { ...row, name: decryptName(table, { organizationId, id: row.subjectId }, row.name) }
}

export const listKnownDocumentNumbers = async (
  tx: Connection,
  { organizationId, documentNumbers }: { organizationId: string; documentNumbers: readonly string[] },
): Promise<string[]> => {
  const { forms, cpfOf } = formsOfCpfs(organizationId, documentNumbers)
  const own = tx`organization_id = ${organizationId} and document_number ${equalsAny(tx, forms)}`
  const rows = await tx<{ documentNumber: string }[]>`
    select document_number from proposals where ${own}
    union select document_number from clt_consults where ${own}
    union select document_number from fgts_balance_queries where ${own}`
  return [...new Set(rows.map(({ documentNumber }) => cpfOf(documentNumber)))]
}
