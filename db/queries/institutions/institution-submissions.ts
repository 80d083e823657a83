import type { Connection } from '#db/client.ts'
import type { institutionSubmissions } from '#db/schema/institution-connections.ts'

export type InstitutionSubmissionRow = typeof institutionSubmissions.$inferSelect

type SubmissionKey = Pick<InstitutionSubmissionRow, 'organizationId' | 'proposalId'>

export const findInstitutionSubmission = async (
  tx: Connection,
  { organizationId, proposalId }: SubmissionKey,
): Promise<InstitutionSubmissionRow | undefined> => {
  const [row] = await tx<InstitutionSubmissionRow[]>`
    select * from institution_submissions where organization_id = ${organizationId} and proposal_id = ${proposalId}`
  return row
}

export const findSubmissionByExternalId = async (
  tx: Connection,
  key: { organizationId: string; institutionCode: string; externalId: string },
): Promise<InstitutionSubmissionRow | undefined> => {
  const [row] = await tx<InstitutionSubmissionRow[]>`
    select * from institution_submissions
    where organization_id = ${key.organizationId} and institution_code = ${key.institutionCode}
      and external_id = ${key.externalId}`
  return row
}

export const listSubmittedIds = async (
  tx: Connection,
  key: { organizationId: string; institutionCode: string; externalIds: readonly string[] },
): Promise<string[]> => {
  const rows = await tx<{ externalId: string }[]>`
    select external_id from institution_submissions
    where organization_id = ${key.organizationId} and institution_code = ${key.institutionCode}
      and external_id = any(${[...key.externalIds]})`
  return rows.map(({ externalId }) => externalId)
}

export const insertInstitutionSubmission = async (
  tx: Connection,
  row: Omit<InstitutionSubmissionRow, 'externalId' | 'formalizationUrl'>,
): Promise<void> => {
  await tx`
    insert into institution_submissions ${tx(row)}
    on conflict (organization_id, proposal_id) do update set sent_at = excluded.sent_at`
}

export const updateSubmissionAnswered = async (
  tx: Connection,
  { organizationId, proposalId }: SubmissionKey,
  { externalId, formalizationUrl }: { externalId: string; formalizationUrl: string },
): Promise<void> => {
  await tx`
    update institution_submissions set external_id = ${externalId}, formalization_url = ${formalizationUrl}
    where organization_id = ${organizationId} and proposal_id = ${proposalId}`
}
