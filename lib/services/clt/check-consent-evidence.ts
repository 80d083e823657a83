import { z } from 'zod'
import { findCltConsentByDigest } from '#db/queries/clt/clt-consents.ts'
import { withLookup } from '#db/transaction.ts'

/** Anybody who has the document can read this, so it contains no personal data. */
export type RegisteredEvidence = {
  format: 'pdf' | 'json'
  institutionName: string
  acceptedAt: Date
  termVersion: string
}

/** Returns the evidence with this SHA-256 (hex), searched across all organizations; null if there is none. */
export const checkConsentEvidence = async (digits: string): Promise<RegisteredEvidence | null> => {
  const sha256 = digits.toLowerCase()
  if (!/^[0-9a-f]{64}$/.test(sha256)) return null
  const row = await withLookup({ evidence_sha256: sha256 }, (tx) => findCltConsentByDigest(tx, sha256))
  if (!row) return null
  return {
    format: row.pdfSha256 === sha256 ? 'pdf' : 'json',
    institutionName: document.parse(JSON.parse(row.evidence)).institution.legalName,
    acceptedAt: row.acceptedAt,
    termVersion: row.termVersion,
  }
}

const document = z.object({ institution: z.object({ legalName: z.string() }) })
