import type postgres from 'postgres'
import type { Connection } from './client.ts'

/** Requires a transaction of the organization. */
export const listDocumentKeys = async (
  tx: Connection | postgres.TransactionSql,
  organizationId: string,
): Promise<string[]> => {
  const rows = await tx<{ key: string }[]>`
    select storage_key as key from proposal_documents where organization_id = ${organizationId}
    union select pdf_storage_key from clt_consents where organization_id = ${organizationId} order by 1`
  return rows.map(({ key }) => key)
}

/** Returns whether a row refers to `key`, which is `<organization>/<proposal or consult>/<digest>`. */
export const isDocumentNamed = async (tx: Connection, key: string): Promise<boolean> => {
  const [organizationId = '', subjectId = ''] = key.split('/')
  const rows = await tx`
    select 1 from proposal_documents
    where organization_id = ${organizationId} and proposal_id = ${subjectId} and storage_key = ${key}
    union all
    select 1 from clt_consents
    where organization_id = ${organizationId} and consult_id = ${subjectId} and pdf_storage_key = ${key}
    limit 1`
  return rows.length === 1
}
