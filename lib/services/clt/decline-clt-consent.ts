import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { answerCltConsent, type ConsentLinkAnswer } from '#lib/services/clt/parts/answer-clt-consent.ts'
import { refuseConsent } from '#lib/services/clt/parts/refuse-clt-consent.ts'
import type { Context } from '#lib/services/context.ts'

/**
 * @throws link_invalid, identity_required, consult_not_authorizable
 * @withoutPermission the customer's own link authorizes the call
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
