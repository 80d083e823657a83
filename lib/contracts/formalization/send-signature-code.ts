import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { CODE_CHANNELS } from '#lib/domain/formalization/signature-code.ts'

export const sendSignatureCodeCommand = command({
  name: 'sendSignatureCode',
  body: z.object({
    token: z.string().max(200),
    proof: z.string().max(2_000).optional(),
    channel: z.enum(CODE_CHANNELS),
  }),
  response: z.object({
    channel: z.enum(CODE_CHANNELS),
    destination: z.string(),
    expiresAt: instant,
    shownCode: z.string().nullable(),
  }),
  codes: [
    'link_invalid',
    'identity_required',
    'not_awaiting_signature',
    'contract_not_read',
    'code_channel_unavailable',
    'code_sent_recently',
    'code_limit_reached',
    'code_not_sent',
  ],
})
