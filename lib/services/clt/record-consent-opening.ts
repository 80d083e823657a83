import { withConsentLink } from '#lib/services/clt/parts/open-consent-link.ts'
import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'

/**
 * The page's script calls this, so that link previews do not count as openings.
 * @throws link_invalid
 * @withoutPermission the customer's own link authorizes the call
 * @withoutTrace recorded as a timeline event
 */
export const recordConsentOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withConsentLink(context, token, (tx, customer, { id }) =>
    recordLinkOpening(tx, customer, { subjectType: 'clt_consult', subjectId: id, link: 'consent' }),
  )
