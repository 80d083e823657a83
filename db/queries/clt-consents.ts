import type { Connection } from '../client.ts'
import { consentEvidenceText } from '../encrypted-columns.ts'
import type { cltConsents } from '../schema/clt-consults.ts'

export type CltConsentRow = typeof cltConsents.$inferSelect

/** Stores the evidence of a consent. It is never changed. */
export const insertCltConsent = async (tx: Connection, row: CltConsentRow): Promise<void> => {
  await tx`insert into clt_consents ${tx({ ...row, evidence: consentEvidenceText.write(row, row.evidence) })}`
}

/** The consent to a consult. */
export const findCltConsent = async (
  tx: Connection,
  key: { organizationId: string; consultId: string },
): Promise<CltConsentRow | undefined> => {
  const [row] = await tx<CltConsentRow[]>`
    select * from clt_consents
    where organization_id = ${key.organizationId} and consult_id = ${key.consultId}`
  return row && plain(row)
}

/**
 * The consent that a document (JSON or PDF) is about, by the document's SHA-256; for a lookup by the same
 * digest, of any organization.
 */
export const findCltConsentByDigest = async (
  tx: Connection,
  sha256: string,
): Promise<CltConsentRow | undefined> => {
  const [row] = await tx<CltConsentRow[]>`
    select * from clt_consents where evidence_sha256 = ${sha256} or pdf_sha256 = ${sha256}`
  return row && plain(row)
}

const plain = (row: CltConsentRow) => ({ ...row, evidence: consentEvidenceText.read(row, row.evidence) })
