import { createHash } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import type { CltConsentRow } from '#db/queries/clt/clt-consents.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import {
  type ConsentEvidence,
  consentEvidenceText,
  type IdentityCheck,
} from '#lib/domain/clt/consent-evidence.ts'
import { renderConsentEvidence } from '#lib/pdf/render-consent-evidence.ts'
import type { Context } from '#lib/services/context.ts'
import { documentStorage } from '#lib/storage/stored-documents.ts'

/** `ip` and `userAgent` are the customer's; empty if not reported. */
export type ConsentInput = {
  consult: CltConsultRow
  /** `customer_page`, or a channel declared by an application. */
  channel: string
  identityCheck: IdentityCheck
  /** Set if the customer was identified on our page. */
  identifiedAt?: Date
  acceptedAt: Date
  ip: string
  userAgent: string
}

/**
 * Writes the PDF before the consult's transaction: slow storage blocks no lock, an unused file is harmless.
 * @throws document_storage_unavailable
 */
export const storeConsentEvidence = async (
  context: Context,
  consent: ConsentInput,
): Promise<CltConsentRow> => {
  const { organizationId, id: consultId } = consent.consult
  const scope = { organizationId, joint: context.joint }
  const evidence = await withTransaction(scope, (tx) => evidenceOf(tx, context, consent))
  const text = consentEvidenceText(evidence)
  const sha256 = createHash('sha256').update(text).digest('hex')
  const pdf = await renderConsentEvidence(evidence, { sha256, checkAddress: `${getEnv().ORIGIN}/evidence` })
  const folder = `${organizationId}/${consultId}`
  const staged = await documentStorage().stage(folder, once(pdf))
  const pdfStorageKey = `${folder}/${staged.sha256}`
  await staged.keep(pdfStorageKey)
  return {
    id: newId(context.now),
    organizationId,
    consultId,
    termVersion: evidence.term.version,
    termSha256: evidence.term.sha256,
    channel: consent.channel,
    identityCheck: consent.identityCheck,
    acceptedAt: consent.acceptedAt,
    recordedAt: context.now,
    ip: consent.ip,
    userAgent: consent.userAgent,
    evidence: text,
    evidenceSha256: sha256,
    pdfStorageKey,
    pdfSha256: staged.sha256,
  }
}

const evidenceOf = async (
  tx: Connection,
  context: Context,
  consent: ConsentInput,
): Promise<ConsentEvidence> => {
  const { consult } = consent
  const { actor } = context
  const institution = await findInstitution(tx, consult.institutionCode)
  const organization = await findOrganization(tx, consult.organizationId)
  if (!institution || !organization) throw new Error('a consult without its institution or organization')
  const { countryCode, areaCode, number } = consult.phone
  return {
    consultId: consult.id,
    term: { version: consult.termVersion, sha256: consult.termSha256, text: consult.termText },
    institution: {
      code: institution.code,
      name: institution.name,
      legalName: institution.legalName,
      cnpj: institution.cnpj,
    },
    correspondent: { name: organization.name },
    signer: {
      name: consult.name,
      documentNumber: consult.documentNumber,
      birthDate: consult.birthDate,
      email: consult.email,
      phone: `+${countryCode}${areaCode}${number}`,
    },
    acceptance: {
      acceptedAt: consent.acceptedAt,
      recordedAt: context.now,
      channel: consent.channel,
      identityCheck: consent.identityCheck,
      identifiedAt: consent.identifiedAt ?? null,
      ip: consent.ip,
      userAgent: consent.userAgent,
      declaredBy: { kind: actor.kind, name: actor.kind === 'customer' ? consult.name : actor.name },
      requestId: context.requestId,
    },
  }
}

async function* once(content: Buffer) {
  yield content
}
