import { z } from 'zod'
import { findCltConsentByDigest } from '#db/queries/clt-consents'
import { withLookup } from '#db/transaction'

/**
 * What anybody may learn of a document they have: that it is a consent we registered. Nothing of the person.
 */
export type RegisteredEvidence = {
  format: 'pdf' | 'json'
  institutionName: string
  acceptedAt: Date
  termVersion: string
}

/**
 * The consent evidence registered under a SHA-256 (64 hexadecimal digits, either case), of any organization;
 * null when there is none.
 */
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
