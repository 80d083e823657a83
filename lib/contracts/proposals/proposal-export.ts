import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { trackingQuery } from './tracking-query.ts'

/** `GET /panel/proposals/export`: exactly what the tracking list shows, for spreadsheets. */
export const exportProposalsContract = contract({
  name: 'exportProposals',
  method: 'GET',
  path: '/panel/proposals/export',
  tag: 'Painel',
  summary: 'Baixa as propostas filtradas em CSV',
  access: { kind: 'person' },
  query: trackingQuery.extend({
    cpf: z.enum(['masked', 'whole']).default('masked').meta({ description: 'whole fica registrado.' }),
  }),
  response: z.string(),
  codes: ['permission_denied', 'link_invalid'],
  encode: () => '',
  examples: { query: { status: 'paid', cpf: 'masked' }, response: '' },
})

/** Seals what is searched for, so that neither a CPF nor a name stands in an address; a server action alone uses it. */
export const sealSearchContract = contract({
  name: 'sealSearch',
  method: 'POST',
  path: '/panel/proposals/search',
  tag: 'Painel',
  summary: 'Sela uma busca para o endereço da lista',
  access: { kind: 'person' },
  body: z.object({ search: z.string().trim().min(1).max(120) }),
  response: z.object({ searchToken: z.string() }),
  codes: ['permission_denied'],
  encode: (sealed: { searchToken: string }) => sealed,
  examples: { request: { search: '529.982.247-25' }, response: { searchToken: 'abc' } },
})
