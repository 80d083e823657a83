import { contract } from '#lib/contracts/contract.ts'
import { encodePage, listExample, listSchema, type Page } from '#lib/contracts/lists.ts'
import { proposalListQuery } from '#lib/contracts/proposal-fields/proposal-list-query.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import type { OperationSummary } from '#lib/domain/clt/operation-view.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeOperationDetail, operationDetailSchema } from './operation-detail.ts'
import { OPERATION_DETAIL_EXAMPLE } from './operation-example.ts'
import { encodeOperationItem, OPERATION_ITEM_EXAMPLE, operationItemSchema } from './operation-wire.ts'

export const listCltOperationsContract = contract({
  name: 'listCltOperations',
  method: 'GET',
  path: '/private-consignment/operation',
  tag: 'CLT',
  summary: 'Lista as operações, da mais nova para a mais antiga',
  description:
    'search aceita CPF, número do contrato ou começos das palavras do nome, de 3 letras ou mais. Valores são textos decimais em reais. Pendências e histórico já vêm em cada item.',
  access: { kind: 'scope', scope: 'clt' },
  query: proposalListQuery('clt'),
  response: listSchema(operationItemSchema),
  codes: ['provider_not_supported', 'page_too_deep'],
  encode: (page: Page<OperationSummary>) => encodePage(page, encodeOperationItem),
  examples: {
    query: { status: 'formalization', limit: '20' },
    response: listExample(OPERATION_ITEM_EXAMPLE),
  },
})

export const getCltOperationContract = contract({
  name: 'getCltOperation',
  method: 'GET',
  path: '/private-consignment/operation/{id}',
  tag: 'CLT',
  summary: 'Mostra uma operação com cliente, valores, histórico, pendências e documentos',
  description: 'contract_url baixa o contrato com o mesmo token; a assinatura é em formalization_url.',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  response: operationDetailSchema,
  codes: ['not_found'],
  encode: (operation: ProposalDetail) => encodeOperationDetail(operation),
  examples: { response: OPERATION_DETAIL_EXAMPLE },
})
