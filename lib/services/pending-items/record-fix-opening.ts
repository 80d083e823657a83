import type { Context } from '#lib/services/context.ts'
import { recordLinkOpening } from '#lib/services/kernel/record-link-opening.ts'
import { withFixLink } from '#lib/services/pending-items/parts/open-fix-link.ts'

/**
 * @throws link_invalid
 * @withoutPermission customers call it through their own link
 * @withoutTrace a timeline event records it
 */
export const recordFixOpening = (
  context: Context,
  { token }: { token: string },
): Promise<{ recorded: boolean }> =>
  withFixLink(context, token, (tx, customer, { proposal: { id } }) =>
    recordLinkOpening(tx, customer, { subjectType: 'proposal', subjectId: id, link: 'fix' }),
  )
