import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'

/** A link by which the customer fixes one open item; a server action alone uses it, no path of `/api`. */
export const createFixLinkContract = contract({
  name: 'createFixLink',
  method: 'POST',
  path: '/proposals/{id}/fix-link',
  tag: 'Painel',
  summary: 'Gera o link para o cliente corrigir uma pendência',
  access: { kind: 'scope', scope: 'any' },
  body: z.object({ id: idField, itemId: idField }),
  response: z.object({ link: z.url(), expiresAt: z.iso.datetime() }),
  codes: ['not_found', 'pending_item_not_found', 'permission_denied'],
  encode: ({ link, expiresAt }: { link: string; expiresAt: Date }) => ({
    link,
    expiresAt: expiresAt.toISOString(),
  }),
  examples: {
    response: { link: 'https://credito.example.com/fix/AZgfag', expiresAt: '2026-11-23T14:00:00.000Z' },
  },
})
