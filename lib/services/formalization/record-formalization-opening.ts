import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withLink } from './shared/open-link.ts'

/**
 * Records an opening; the page's script calls it, so that link previews are not recorded.
 * @throws link_invalid
 * @withoutPermission the customer's own link authorizes the call
 * @withoutTrace recorded as a timeline event
 */
export const recordFormalizationOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withLink(context, token, (tx, customer, { id }) =>
    recordLinkOpening(tx, customer, { subjectType: 'proposal', subjectId: id, link: 'formalization' }),
  )
