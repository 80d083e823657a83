import type { Connection } from '#db/client.ts'
import { decryptCustomers, formsOfCpfs, type NameTable } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'

export const listCustomerNames = async (
  tx: Connection,
  filter: {
    organizationId: string
    documentNumbers: readonly string[]
    authors?: readonly string[] | undefined
  },
): Promise<{ documentNumber: string; name: string }[]> => {
  const { forms, cpfOf } = formsOfCpfs(filter.organizationId, filter.documentNumbers)
  const rows = await tx<{ table: NameTable; id: string; documentNumber: string; name: string }[]>`
  select known."table", known.id, asked.document_number, known.name
  from unnest(${forms}::text[]) as asked (document_number)
  cross join lateral (
    (select 'proposals' as "table", id, client_name as name from proposals
      where organization_id = ${filter.organizationId} and document_number = asked.document_number ${by(tx, filter.authors)}
      order by id desc nulls last limit 1)
    union all
    (select 'clt_consults', id, name from clt_consults
      where organization_id = ${filter.organizationId} and document_number = asked.document_number ${by(tx, filter.authors)}
      order by id desc nulls last limit 1)
    order by id desc limit 1) as known
  order by known.id`
  const newest = new Map(rows.map((row) => [cpfOf(row.documentNumber), row]))
  return [...newest].flatMap(([documentNumber, { table, ...row }]) =>
    decryptCustomers(table, filter.organizationId, [{ ...row, documentNumber }]),
  )
}

const by = (tx: Connection, authors: readonly string[] | undefined) =>
  authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`
