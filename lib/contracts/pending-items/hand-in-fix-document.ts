import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { uploadWire } from '#lib/contracts/proposal-fields/document-wire.ts'

export const handInFixDocumentCommand = command({
  name: 'handInFixDocument',
  body: z.object({ token: z.string().max(200), proof: z.string().max(2_000).optional() }),
  takesFile: true,
  response: z.object({ missing: z.array(z.string()) }),
  codes: [
    ...uploadWire.codes,
    'link_invalid',
    'fix_link_expired',
    'fix_already_solved',
    'identity_required',
    'pending_item_not_found',
  ],
})
