import { findCltConsent } from '#db/queries/clt/clt-consents.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { contactOf } from '#lib/domain/access/organization-contact.ts'
import type { ConsentPageView } from '#lib/domain/clt/consent-page-view.ts'
import { awaitsConsent } from '#lib/domain/clt/consult-deadlines.ts'
import { isRevocableConsult } from '#lib/domain/clt/consult-status.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import { storedReasonIn } from '#lib/domain/proposals/reason-words.ts'
import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'

/** Without a `proof` from `identifyCltSigner`, returns only public facts. @throws link_invalid */
export const getCltConsent = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<ConsentPageView> =>
  withConsentLink(context, token, async (tx, customer, consult) => {
    const { organizationId, id } = consult
    const [institution, organization, consent] = await Promise.all([
      findInstitution(tx, consult.institutionCode),
      findOrganization(tx, organizationId),
      findCltConsent(tx, { organizationId, consultId: id }),
    ])
    if (!institution || !organization) throw new Error('a consult without its institution or organization')
    const identified = readIdentityProof(proof, { subjectId: id, at: customer.now }) !== null
    return {
      ...publicFacts(consult),
      institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
      correspondentName: organization.name,
      contact: contactOf(organization),
      awaitsConsent: awaitsConsent(consult, customer.now),
      identified,
      revocable: identified && isRevocableConsult(consult.status),
      term: termOf(consult),
      acceptedAt: identified ? (consent?.acceptedAt ?? null) : null,
      reason: reasonFor(customer, consult, identified),
      margin: identified ? marginOf(consult) : null,
    }
  })

const publicFacts = (consult: CltConsultRow) => ({
  consultId: consult.id,
  status: consult.status,
  firstName: firstNameOf(consult.name),
  consentDeadlineAt: consult.consentDeadlineAt,
})

const termOf = ({ termVersion, termText, termSha256 }: CltConsultRow) => ({
  version: termVersion,
  text: termText,
  sha256: termSha256,
})

/** Reasons that anybody with the link may see; all others reveal employment or credit. */
const OWN_DOING: readonly (string | null)[] = ['consent_refused', 'consent_expired', 'consent_revoked']

const reasonFor = ({ language }: Context, { code, reasonDetails }: CltConsultRow, identified: boolean) =>
  identified || OWN_DOING.includes(code)
    ? storedReasonIn(language, { reasonCode: code, reasonDetails })
    : null

const marginOf = ({ status, availableMarginCents, expiresAt }: CltConsultRow) =>
  status === 'SUCCESS' && availableMarginCents !== null && expiresAt !== null
    ? { amountCents: availableMarginCents, expiresAt }
    : null
