import type { Connection } from '#db/client.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { ProposalDocumentRow } from '#db/queries/proposals/proposal-documents.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { CodeStep } from '#lib/domain/formalization/formalization-view.ts'
import { signingRuleOf } from '#lib/domain/formalization/signing-rule.ts'
import type { AcceptanceText } from './acceptance-of.ts'
import { codeDestinationsOf } from './code-channels.ts'
import { presentSignatureCode } from './signature-code.ts'

type ToSign = {
  proposal: ProposalRow
  institution: InstitutionRow
  document: ProposalDocumentRow
  acceptance: AcceptanceText
}

export const codeStepOf = async (
  tx: Connection,
  { proposal, institution, document, acceptance }: ToSign,
  at: Date,
): Promise<CodeStep | null> => {
  const { organizationId, id: proposalId, product, borrower } = proposal
  if (signingRuleOf(institution.settings.signing, product).code !== 'here') return null
  const signed = {
    organizationId,
    proposalId,
    documentSha256: document.sha256,
    acceptedTextSha256: acceptance.sha256,
  }
  const present = await presentSignatureCode(tx, signed, at)
  return {
    destinations: codeDestinationsOf(borrower, institution),
    sent: present
      ? { channel: present.channel, destination: present.destination, expiresAt: present.expiresAt }
      : null,
  }
}
