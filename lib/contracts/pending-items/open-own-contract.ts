import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'

export const openOwnContractCommand = command({
  name: 'openOwnContract',
  body: z.object({ token: z.string().max(200), proof: z.string().max(2_000).optional() }),
  response: z.object({ token: z.string(), proof: z.string(), expiresAt: instant }),
  codes: ['link_invalid', 'identity_required'],
})
