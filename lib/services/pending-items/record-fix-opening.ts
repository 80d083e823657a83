import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withFixLink } from '#lib/services/pending-items/parts/open-fix-link.ts'

/**
 * Records that a fix link was opened in a browser. @throws link_invalid
 * @withoutPermission the customer does it by their own link
 * @withoutTrace an event of the timeline records it
 */
export const recordFixOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withFixLink(context, token, (tx, customer, { proposal: { id } }) =>
    recordLinkOpening(tx, customer, { subjectType: 'proposal', subjectId: id, link: 'fix' }),
  )
