import type { Connection } from '#db/client.ts'
import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { readIdentityProof } from '#lib/services/self-service/shared/identity-proof.ts'
import { endOverdueCltConsult } from './end-overdue-clt-consult.ts'
import { lockCltConsult } from './lock-clt-consult.ts'
import { withConsentLink } from './open-consent-link.ts'

export type ConsentLinkAnswer = { token: string; proof?: string | undefined }

/** Runs `work` on an unanswered term. @throws link_invalid, identity_required, consult_not_authorizable */
export const answerCltConsent = async (
  context: Context,
  { token, proof }: ConsentLinkAnswer,
  work: (tx: Connection, customer: Context, consult: CltConsultRow) => Promise<CltConsultRow>,
): Promise<{ status: ConsultStatus }> => {
  const { answered, status } = await withConsentLink(context, token, async (tx, customer, { id }) => {
    if (!readIdentityProof(proof, { subjectId: id, at: customer.now }))
      throw new DomainError('identity_required')
    const locked = await lockCltConsult(tx, customer, id)
    const current = await endOverdueCltConsult(tx, customer, locked)
    if (current.status !== 'WAITING_CONSENT') return { answered: false, status: current.status }
    return { answered: true, status: (await work(tx, customer, current)).status }
  })
  // The error is thrown after the commit, so that an expiry of the consent term is stored.
  if (!answered && (status === 'REJECTED' || status === 'FAILED'))
    throw new DomainError('consult_not_authorizable', { status })
  return { status }
}
