import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { firstNameOf } from '#lib/domain/formalization/first-name'
import type { FixView } from '#lib/domain/proposals/fix-view'
import { maskPayment } from '#lib/domain/proposals/payment'
import type { Context } from '#lib/services/context'
import { askedDocuments, handedDocuments } from '#lib/services/pending-items/parts/fix-documents'
import { withFixLink } from '#lib/services/pending-items/parts/open-fix-link'
import { institutionRow } from '#lib/services/proposals/parts/institution-side'
import { pendingItemView } from '#lib/services/proposals/parts/proposal-summary'
import { readIdentityProof } from '#lib/services/self-service/parts/identity-proof'

/**
 * One open item for whoever has its link; `proof` is what `identifyFixer` gave. What is personal, and what
 * people or institutions wrote, is for the identified customer; what a manager asked for is put in words for
 * the agent, and no payment was refused by it: neither is shown.
 * @throws link_invalid
 */
export const getFix = (
  context: Context,
  { token, proof }: { token: string; proof?: string | undefined },
): Promise<FixView> =>
  withFixLink(context, token, async (tx, customer, { proposal, item, expiresAt, state }) => {
    const institution = await institutionRow(tx, proposal)
    const identified = readIdentityProof(proof, { subjectId: proposal.id, at: customer.now }) !== null
    const asked = askedDocuments(item)
    const handed = await handedDocuments(tx, item)
    const { text } = pendingItemView(item, customer.language)
    const isRefusal = item.openedBy === 'institution'
    return {
      state,
      status: proposal.status,
      contractNumber: proposal.contractNumber,
      firstName: firstNameOf(proposal.clientName),
      maskedDocument: maskCpf(proposal.documentNumber as Cpf),
      institution: { name: institution.name, legalName: institution.legalName, cnpj: institution.cnpj },
      type: item.type,
      text: isRefusal && (identified || item.text === null) ? text : null,
      identified,
      expiresAt,
      payment: isRefusal && identified && state === 'open' ? maskPayment(proposal.payment) : null,
      documents: { missing: asked.filter((type) => !handed.has(type)), total: asked.length },
    }
  })
