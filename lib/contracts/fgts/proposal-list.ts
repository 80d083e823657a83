import { contract } from '#lib/contracts/contract.ts'
import { encodePage, listExample, listSchema, type Page } from '#lib/contracts/lists.ts'
import { proposalListQuery } from '#lib/contracts/proposal-fields/proposal-list-query.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import type { ProposalDetail, ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import { encodeProposalDetail, PROPOSAL_DETAIL_EXAMPLE, proposalDetailSchema } from './proposal-detail.ts'
import { encodeProposalItem, PROPOSAL_ITEM_EXAMPLE, proposalItemSchema } from './proposal-wire.ts'

export const listFgtsProposalsContract = contract({
  name: 'listFgtsProposals',
  method: 'GET',
  path: '/fgts/proposal',
  tag: 'FGTS',
  summary: 'Lista as propostas, da mais nova para a mais antiga',
  description:
    'search aceita CPF, número do contrato ou começos das palavras do nome, de 3 letras ou mais. As pendências já vêm em cada item.',
  access: { kind: 'scope', scope: 'fgts' },
  query: proposalListQuery('fgts'),
  response: listSchema(proposalItemSchema),
  codes: ['provider_not_supported', 'page_too_deep'],
  encode: (page: Page<ProposalSummary>) => encodePage(page, encodeProposalItem),
  examples: {
    query: { status: 'formalization', limit: '20' },
    response: listExample(PROPOSAL_ITEM_EXAMPLE),
  },
})

export const getFgtsProposalContract = contract({
  name: 'getFgtsProposal',
  method: 'GET',
  path: '/fgts/proposal/{id}',
  tag: 'FGTS',
  summary: 'Mostra uma proposta com simulação, cliente, histórico e documentos',
  access: { kind: 'scope', scope: 'fgts' },
  params: proposalParams('fgts'),
  response: proposalDetailSchema,
  codes: ['not_found'],
  encode: (proposal: ProposalDetail) => encodeProposalDetail(proposal),
  examples: { response: PROPOSAL_DETAIL_EXAMPLE },
})
