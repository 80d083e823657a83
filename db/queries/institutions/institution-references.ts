import type { Connection } from '#db/client.ts'
import type { institutionReferences } from '#db/schema/institutions.ts'

export type InstitutionReferenceRow = typeof institutionReferences.$inferSelect

export const insertInstitutionReference = async (
  tx: Connection,
  row: InstitutionReferenceRow,
): Promise<void> => {
  await tx`insert into institution_references ${tx(row)} on conflict do nothing`
}

/** Lookup key (`withLookup`) for reading a reference before its organization is known. */
export const institutionReferenceKey = (institutionCode: string, externalId: string): string =>
  `${institutionCode}:${externalId}`

/** Needs a transaction of the organization, or `withLookup` with `institutionReferenceKey`. */
export const findInstitutionReference = async (
  tx: Connection,
  institutionCode: string,
  externalId: string,
): Promise<InstitutionReferenceRow | undefined> => {
  const [row] = await tx<InstitutionReferenceRow[]>`
    select * from institution_references
    where institution_code = ${institutionCode} and external_id = ${externalId}`
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
