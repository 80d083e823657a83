import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'

export const createFixLinkCommand = command({
  name: 'createFixLink',
  body: z.object({ id: idField, itemId: idField }),
  response: z.object({ link: z.url(), expiresAt: instant }),
  codes: ['not_found', 'pending_item_not_found', 'permission_denied'],
})
