import type { Connection } from '#db/client.ts'
import { consentEvidenceText } from '#db/encrypted-columns.ts'
import type { cltConsents } from '#db/schema/clt-consults.ts'

export type CltConsentRow = typeof cltConsents.$inferSelect

export const insertCltConsent = async (tx: Connection, row: CltConsentRow): Promise<void> => {
  await tx`insert into clt_consents ${tx({ ...row, evidence: consentEvidenceText.write(row, row.evidence) })}`
}

export const findCltConsent = async (
  tx: Connection,
  key: { organizationId: string; consultId: string },
): Promise<CltConsentRow | undefined> => {
  const [row] = await tx<CltConsentRow[]>`
    select * from clt_consents
    where organization_id = ${key.organizationId} and consult_id = ${key.consultId}`
  return row && plain(row)
}

/** Finds consents of other organizations only in a `withLookup` transaction for this digest. */
export const findCltConsentByDigest = async (
  tx: Connection,
  sha256: string,
): Promise<CltConsentRow | undefined> => {
  const [row] = await tx<CltConsentRow[]>`
    select * from clt_consents where evidence_sha256 = ${sha256} or pdf_sha256 = ${sha256}`
  return row && plain(row)
}

const plain = (row: CltConsentRow) => ({ ...row, evidence: consentEvidenceText.read(row, row.evidence) })
