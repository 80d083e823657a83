import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'

/** Returns the newest name of each CPF in proposals and consults, limited to those created by `authors`. */
export const listCustomerNames = (
  tx: Connection,
  filter: {
    organizationId: string
    documentNumbers: readonly string[]
    authors?: readonly string[] | undefined
  },
): Promise<{ documentNumber: string; name: string }[]> => tx<{ documentNumber: string; name: string }[]>`
  select asked.document_number, known.name
  from unnest(${[...filter.documentNumbers]}::text[]) as asked (document_number)
  cross join lateral (
    (select id, client_name as name from proposals
      where organization_id = ${filter.organizationId} and document_number = asked.document_number ${by(tx, filter.authors)}
      order by id desc nulls last limit 1)
    union all
    (select id, name from clt_consults
      where organization_id = ${filter.organizationId} and document_number = asked.document_number ${by(tx, filter.authors)}
      order by id desc nulls last limit 1)
    order by id desc limit 1) as known`

const by = (tx: Connection, authors: readonly string[] | undefined) =>
  authors === undefined ? NOTHING : tx`and created_by_id = any(${[...authors]})`
