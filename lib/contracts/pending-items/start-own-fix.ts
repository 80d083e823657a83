import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'

export const startOwnFixCommand = command({
  name: 'startOwnFix',
  body: z.object({ token: z.string().max(200), proof: z.string().max(2_000).optional() }),
  response: z.object({ token: z.string(), proof: z.string(), expiresAt: instant }),
  codes: ['link_invalid', 'identity_required', 'pending_item_not_found'],
})
