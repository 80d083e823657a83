import type { FixLinkOfItem } from '#components/pending-items/fix-wizard-actions.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { createFixLinkCommand } from '#lib/contracts/pending-items/create-fix-link.ts'
import type { Context } from '#lib/services/context.ts'
import { listFixLinks } from '#lib/services/pending-items/list-fix-links.ts'

export const knownFixLinks = async (context: Context, id: string): Promise<readonly FixLinkOfItem[]> => {
  const links = await listFixLinks(context, { id })
  return links.map(({ itemId, ...link }) => ({ itemId, ...encodeOutput(createFixLinkCommand, link) }))
}
