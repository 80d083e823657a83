import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import {
  encodePage,
  listExample,
  listSchema,
  type Page,
  withDaysInOrder,
  withSearch,
} from '#lib/contracts/lists.ts'
import { anyProposalListQuery } from '#lib/contracts/proposal-fields/proposal-list-query.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import type { ProposalDetail, ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import {
  ANY_PROPOSAL_DETAIL_EXAMPLE,
  ANY_PROPOSAL_ITEM_EXAMPLE,
  anyProposalDetailSchema,
  anyProposalItemSchema,
  encodeAnyProposalDetail,
  encodeAnyProposalItem,
} from './any-proposal.ts'

const query = anyProposalListQuery.extend({
  product: z.enum(PRODUCTS).optional().meta({ description: 'fgts ou clt; sem ele, os dois.' }),
})

export const listProposalsContract = contract({
  name: 'listProposals',
  method: 'GET',
  path: '/proposals',
  tag: 'Painel',
  summary: 'Lista propostas do FGTS e operações CLT juntas, da mais nova para a mais antiga',
  description:
    'É o que a tela de propostas lê. Um programa vê os produtos dos seus escopos; para integrar, prefira os caminhos de cada produto.',
  access: { kind: 'scope', scope: 'any' },
  query: withDaysInOrder(query).transform(withSearch),
  response: listSchema(anyProposalItemSchema),
  codes: ['insufficient_scope', 'provider_not_supported', 'page_too_deep'],
  encode: (page: Page<ProposalSummary>) => encodePage(page, encodeAnyProposalItem),
  examples: {
    query: { product: 'fgts', limit: '20' },
    response: listExample(ANY_PROPOSAL_ITEM_EXAMPLE),
  },
})

export const getProposalContract = contract({
  name: 'getProposal',
  method: 'GET',
  path: '/proposals/{id}',
  tag: 'Painel',
  summary: 'Mostra uma proposta do FGTS ou uma operação CLT',
  description: 'Uma proposta de um produto fora dos escopos do programa responde 404.',
  access: { kind: 'scope', scope: 'any' },
  params: z.object({ id: idField.meta({ description: 'Id da proposta ou operação.', format: 'uuid' }) }),
  response: anyProposalDetailSchema,
  codes: ['not_found', 'insufficient_scope'],
  encode: (proposal: ProposalDetail) => encodeAnyProposalDetail(proposal),
  examples: { response: ANY_PROPOSAL_DETAIL_EXAMPLE },
})
