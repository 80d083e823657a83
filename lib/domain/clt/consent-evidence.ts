import type { Day } from '../calendar.ts'

/** The version of the document's shape; it changes with every change of its members. */
export const CONSENT_EVIDENCE_SCHEMA = 'clt-consent-evidence/1'

/**
 * The channel of a consent given on our own page; any other is what the application that declares it calls
 * its own.
 */
export const CUSTOMER_PAGE_CHANNEL = 'customer_page'

export const IDENTITY_CHECKS = ['cpf_and_birth_date', 'declared_by_application'] as const

/**
 * How it was made sure who accepted: shown to us, or declared by the application that collected the
 * acceptance.
 */
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number]

/** What is kept of a consent: what was accepted, by whom, when, how and from where. */
export type ConsentEvidence = {
  consultId: string
  term: { version: string; sha256: string; text: string }
  institution: { code: string; name: string; legalName: string; cnpj: string }
  /** The organization that served the customer. */
  correspondent: { name: string }
  signer: { name: string; documentNumber: string; birthDate: Day; email: string; phone: string }
  acceptance: {
    /** When the customer accepted, as shown or declared. */
    acceptedAt: Date
    /** When we learned of it. */
    recordedAt: Date
    channel: string
    identityCheck: IdentityCheck
    /** When identity was checked on our page; null when another checked it. */
    identifiedAt: Date | null
    /** Empty where nobody reported them. */
    ip: string
    userAgent: string
    declaredBy: { kind: string; name: string }
    /** The request that reported to us, as it is in our audit trail. */
    requestId: string
  }
}

/**
 * The JSON document of a consent: always the same members in the same order, instants in UTC, two spaces of
 * indentation and a line feed at the end. Its SHA-256 is taken over these very characters in UTF-8.
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
