import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { institutionReferences } from '#db/schema/institutions.ts'

export type InstitutionReferenceRow = typeof institutionReferences.$inferSelect

export const insertInstitutionReference = async (
  tx: Connection,
  row: InstitutionReferenceRow,
): Promise<void> => {
  await tx`insert into institution_references ${tx(row)} on conflict do nothing`
}

/** Returns the `withLookup` key for reading a reference before its organization is known. */
export const institutionReferenceKey = (institutionCode: string, externalId: string): string =>
  `${institutionCode}:${externalId}`

type ExternalKey = { institutionCode: string; externalId: string; organizationId?: string | undefined }

/** Requires the organization's transaction, or `withLookup` by `institutionReferenceKey` to search all. */
export const findInstitutionReference = async (
  tx: Connection,
  { institutionCode, externalId, organizationId }: ExternalKey,
): Promise<InstitutionReferenceRow | undefined> => {
  const [row] = await tx<InstitutionReferenceRow[]>`
    select * from institution_references
    where institution_code = ${institutionCode} and external_id = ${externalId}
      ${organizationId === undefined ? NOTHING : tx`and organization_id = ${organizationId}`}
    order by created_at desc limit 1`
  return row
}

export const findInstitutionReferenceOf = async (
  tx: Connection,
  organizationId: string,
  resource: Pick<InstitutionReferenceRow, 'resourceType' | 'resourceId'>,
): Promise<InstitutionReferenceRow | undefined> => {
  const [row] = await tx<InstitutionReferenceRow[]>`
    select * from institution_references
    where organization_id = ${organizationId} and resource_type = ${resource.resourceType}
      and resource_id = ${resource.resourceId}`
  return row
}
