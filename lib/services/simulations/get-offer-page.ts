import { findInstitution } from '#db/queries/institutions/institutions.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { findTimelineEvent } from '#db/queries/proposals/timeline-events.ts'
import { contactOf } from '#lib/domain/access/organization-contact.ts'
import { firstNameOf } from '#lib/domain/formalization/first-name.ts'
import type { OfferView } from '#lib/domain/simulations/offer-view.ts'
import type { Context } from '#lib/services/context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { withOfferLink } from '#lib/services/simulations/parts/open-offer-link.ts'

/** Returns an offer's page; amounts require a `proof` from `identifyOfferReader`. @throws link_invalid */
export const getOfferPage = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<OfferView> =>
  withOfferLink(
    context,
    token,
    async (tx, { organizationId, now }, { simulation, knownCustomer, state, figures }) => {
      const { id, institutionCode, expiresAt } = simulation.row
      const [institution, organization, wantedEvent] = await Promise.all([
        findInstitution(tx, institutionCode),
        findOrganization(tx, organizationId),
        findTimelineEvent(tx, { organizationId, subjectId: id, kind: 'offer_wanted' }),
      ])
      if (!institution || !organization) throw new Error('an offer without its institution or organization')
      const identified = readIdentityProof(proof, { subjectId: id, at: now }) !== null
      return {
        state,
        institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
        correspondentName: organization.name,
        contact: contactOf(organization),
        firstName: knownCustomer ? firstNameOf(knownCustomer.name) : null,
        asksBirthDate: knownCustomer !== null,
        expiresAt,
        identified,
        wantedAt: identified ? (wantedEvent?.at ?? null) : null,
        figures: identified && state === 'open' ? figures : null,
      }
    },
  )
