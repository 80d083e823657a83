import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withLink } from './shared/open-link.ts'

/**
 * Records openings by the page's script, so that link previews do not count. @throws link_invalid
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
