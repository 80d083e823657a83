import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withLink } from './shared/open-link.ts'

/**
 * Records that a contract's link was opened in a browser. @throws link_invalid
 * @withoutPermission the customer does it by their own link
 * @withoutTrace an event of the timeline records it
 */
export const recordFormalizationOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withLink(context, token, (tx, customer, { id }) =>
    recordLinkOpening(tx, customer, { subjectType: 'proposal', subjectId: id, link: 'formalization' }),
  )
