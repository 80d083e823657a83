import type { Day } from '#lib/domain/calendar.ts'

/** Version of the evidence schema; must change whenever its members change. */
export const CONSENT_EVIDENCE_SCHEMA = 'clt-consent-evidence/1'

/** Channel of a consent given on this service's page; applications name their own channels. */
export const CUSTOMER_PAGE_CHANNEL = 'customer_page'

export const IDENTITY_CHECKS = ['cpf_and_birth_date', 'declared_by_application'] as const

export type IdentityCheck = (typeof IDENTITY_CHECKS)[number]

export type ConsentEvidence = {
  consultId: string
  term: { version: string; sha256: string; text: string }
  institution: { code: string; name: string; legalName: string; cnpj: string }
  correspondent: { name: string }
  signer: { name: string; documentNumber: string; birthDate: Day; email: string; phone: string }
  acceptance: {
    /** Time recorded on this service's page, or declared by the application. */
    acceptedAt: Date
    recordedAt: Date
    channel: string
    identityCheck: IdentityCheck
    /** Time of the identity check on this service's page; null when the application made the check. */
    identifiedAt: Date | null
    /** IP and user agent are empty when the application reported none. */
    ip: string
    userAgent: string
    declaredBy: { kind: string; name: string }
    requestId: string
  }
}

/**
 * Returns a consent as JSON: members in fixed order, instants in UTC, two-space indentation, a final line
 * feed. The stored SHA-256 covers exactly these characters in UTF-8.
 */
export const consentEvidenceText = (evidence: ConsentEvidence): string => {
  const { term, institution, signer, acceptance } = evidence
  const document = {
    schema: CONSENT_EVIDENCE_SCHEMA,
    consultId: evidence.consultId,
    term: { version: term.version, sha256: term.sha256, text: term.text },
    institution: {
      code: institution.code,
      name: institution.name,
      legalName: institution.legalName,
      cnpj: institution.cnpj,
    },
    correspondent: { name: evidence.correspondent.name },
    signer: {
      name: signer.name,
      documentNumber: signer.documentNumber,
      birthDate: signer.birthDate,
      email: signer.email,
      phone: signer.phone,
    },
    acceptance: {
      acceptedAt: acceptance.acceptedAt.toISOString(),
      recordedAt: acceptance.recordedAt.toISOString(),
      channel: acceptance.channel,
      identityCheck: acceptance.identityCheck,
      identifiedAt: acceptance.identifiedAt?.toISOString() ?? null,
      ip: acceptance.ip || null,
      userAgent: acceptance.userAgent || null,
      declaredBy: { kind: acceptance.declaredBy.kind, name: acceptance.declaredBy.name },
      requestId: acceptance.requestId,
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
