import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { uploadWire } from '#lib/contracts/proposals/document-wire'

/** The customer hands in one document; a server action of the link's page alone uses it, no path of `/api`. */
export const handInFixDocumentContract = contract({
  name: 'handInFixDocument',
  method: 'POST',
  path: '/fix/{token}/document',
  tag: 'Correção',
  summary: 'Recebe a foto de um documento pedido',
  access: { kind: 'public' },
  params: z.object({ token: z.string().max(200), proof: z.string().max(2_000).optional() }),
  body: uploadWire.body,
  bodyType: 'multipart',
  response: z.object({ missing: z.array(z.string()) }),
  codes: [
    ...uploadWire.codes,
    'link_invalid',
    'fix_link_expired',
    'fix_already_solved',
    'identity_required',
    'pending_item_not_found',
  ],
  encode: ({ missing }: { missing: readonly string[] }) => ({ missing: [...missing] }),
  examples: { response: { missing: [] } },
})
