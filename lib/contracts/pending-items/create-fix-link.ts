import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField } from '#lib/contracts/fields'

/** A link by which the customer fixes one open item. */
export const createFixLinkCommand = command({
  name: 'createFixLink',
  body: z.object({ id: idField, itemId: idField }),
  response: z.object({ link: z.url(), expiresAt: z.iso.datetime() }),
  codes: ['not_found', 'pending_item_not_found', 'permission_denied'],
  encode: ({ link, expiresAt }: { link: string; expiresAt: Date }) => ({
    link,
    expiresAt: expiresAt.toISOString(),
  }),
})
