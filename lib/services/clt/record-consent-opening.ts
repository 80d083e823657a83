import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'

/**
 * Records that a consent link was opened in a browser. @throws link_invalid
 * @withoutPermission the customer does it by their own link
 * @withoutTrace an event of the timeline records it
 */
export const recordConsentOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withConsentLink(context, token, (tx, customer, { id }) =>
    recordLinkOpening(tx, customer, { subjectType: 'clt_consult', subjectId: id, link: 'consent' }),
  )
