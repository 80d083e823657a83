import type { ConsultStatus } from '#lib/domain/clt/consult-status'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { answerCltConsent, type ConsentLinkAnswer } from './answer-clt-consent.ts'
import { refuseConsent } from './refuse-clt-consent.ts'

/**
 * The identified customer refuses the term on their page, which ends it. Throws `link_invalid`, `identity_required`,
 * `consult_not_authorizable` (it has ended, or was accepted before).
 */
export const declineCltConsent = async (
  context: Context,
  answer: ConsentLinkAnswer,
): Promise<{ status: ConsultStatus }> => {
  const { status } = await answerCltConsent(context, answer, (tx, customer, consult) =>
    refuseConsent(tx, customer, consult),
  )
  if (status !== 'REJECTED') throw new DomainError('consult_not_authorizable', { status })
  return { status }
}
