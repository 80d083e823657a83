import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { optedInDateSchema, untilSchema } from '#lib/contracts/events/balance-events.ts'
import { cpfField, idField, providerField } from '#lib/contracts/fields.ts'
import {
  cursorField,
  encodePage,
  listExample,
  listQuerySchema,
  listSchema,
  type Page,
  withDaysInOrder,
  withSearch,
} from '#lib/contracts/lists.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { cpfSearchField } from '#lib/contracts/search-field.ts'
import { statusListField } from '#lib/contracts/status-list-field.ts'
import { existingCustomerSchema, messageSchema } from '#lib/contracts/wire.ts'
import type { BalanceView } from '#lib/domain/fgts/balance-view.ts'
import type { Language } from '#lib/domain/language.ts'
import { BALANCE_EXAMPLE, balanceShape, encodeBalance } from './balance-shape.ts'

const LIST_STATUSES = ['success', 'fail', 'pending'] as const
type ListStatus = (typeof LIST_STATUSES)[number]

const statusField = statusListField(LIST_STATUSES).meta({
  description:
    'Um ou mais de success, fail e pending (as consultas em andamento), separados por vírgula. Sem ele: success e fail.',
  example: 'success',
})

export const startFgtsBalanceQueryContract = contract({
  name: 'startFgtsBalanceQuery',
  method: 'POST',
  path: '/fgts/balance',
  tag: 'FGTS',
  summary: 'Inicia a consulta do saldo de um CPF em uma instituição',
  description:
    'Responde null; o resultado chega pelo webhook balance e por GET /fgts/balance. Os cabeçalhos X-Balance-Query-Id e Location identificam a consulta. Um resultado válido (24 h) é reenviado pelo webhook com cached true.',
  access: { kind: 'scope', scope: 'fgts' },
  body: z
    .object({
      documentNumber: cpfField,
      provider: optionalField(providerField).meta({
        description: 'O código da instituição, em qualquer caixa; sem ele, a padrão da organização.',
        example: 'aurora',
      }),
    })
    .meta({ id: 'BalanceRequest' }),
  response: z.null(),
  codes: [
    'provider_required',
    'provider_not_supported',
    'product_not_supported',
    'balance_query_in_progress',
    'permission_denied',
  ],
  encode: (_: { queryId: string; cached: boolean }) => null,
  answerHeaders: ['X-Balance-Query-Id', 'Location'],
  headers: ({ queryId }) => ({
    'X-Balance-Query-Id': queryId,
    Location: `/api/fgts/balance/queries/${queryId}`,
  }),
  examples: { request: { documentNumber: '529.982.247-25', provider: 'aurora' }, response: null },
})

const itemStatus = ({ status }: BalanceView): ListStatus =>
  status === 'success' || status === 'fail' ? status : 'pending'

export const listFgtsBalancesContract = contract({
  name: 'listFgtsBalances',
  method: 'GET',
  path: '/fgts/balance',
  tag: 'FGTS',
  summary: 'Lista os saldos consultados, do mais novo para o mais antigo',
  description:
    'Traz o resultado válido mais novo por CPF e instituição; vencidos, limpos e usados por uma proposta só aparecem com includeExpired=true. As consultas em andamento aparecem como pending (amount null, periods []) com status=pending, ou sem pedir quando a configuração da aplicação manda (ligada de costume para quem tem contas de serviço): quem consulta logo depois do POST espera a consulta terminar.',
  access: { kind: 'scope', scope: 'fgts' },
  query: withDaysInOrder(
    listQuerySchema.extend({
      search: cpfSearchField.optional().meta(listQuerySchema.shape.search.meta() ?? {}),
      documentNumber: cpfSearchField.optional().meta(listQuerySchema.shape.documentNumber.meta() ?? {}),
      status: statusField.optional(),
      cursor: cursorField,
    }),
  ).transform(withSearch),
  response: listSchema(z.object({ ...balanceShape, status: z.enum(LIST_STATUSES) }).meta({ id: 'Balance' })),
  codes: ['provider_not_supported', 'page_too_deep'],
  encode: (page: Page<BalanceView>) =>
    encodePage(page, (view) => ({ ...encodeBalance(view), status: itemStatus(view) })),
  examples: {
    query: { search: '52998224725' },
    response: listExample({ ...BALANCE_EXAMPLE, status: 'success' }),
  },
})

export const getFgtsBalanceQueryContract = contract({
  name: 'getFgtsBalanceQuery',
  method: 'GET',
  path: '/fgts/balance/queries/{id}',
  tag: 'FGTS',
  summary: 'Mostra como está uma consulta de saldo',
  access: { kind: 'scope', scope: 'fgts' },
  params: z.object({ id: idField.meta({ description: 'O X-Balance-Query-Id do pedido.', format: 'uuid' }) }),
  response: z
    .object({
      ...balanceShape,
      queryId: z.uuid().meta({ description: 'Igual a id.' }),
      status: z.enum(['queued', 'running', 'success', 'fail']),
      deadlineAt: z.iso.datetime().meta({ description: 'Quando a consulta termina, mesmo sem resposta.' }),
      optedInDate: optedInDateSchema.nullable().describe(optedInDateSchema.description ?? ''),
      existingCustomer: existingCustomerSchema.nullable().describe(existingCustomerSchema.description ?? ''),
      until: untilSchema.nullable(),
    })
    .meta({ id: 'BalanceQuery' }),
  codes: ['not_found'],
  encode: (view: BalanceView) => ({
    ...encodeBalance(view),
    queryId: view.id,
    status: view.status,
    deadlineAt: view.deadlineAt.toISOString(),
    optedInDate: view.optedInDate,
    existingCustomer: view.existingCustomer,
    until: view.failure?.until ?? null,
  }),
  examples: {
    response: {
      ...BALANCE_EXAMPLE,
      queryId: BALANCE_EXAMPLE.id,
      status: 'success',
      deadlineAt: '2026-11-21T15:02:00.000Z',
      optedInDate: '2025-03-10',
      existingCustomer: null,
      until: null,
    },
  },
})

export const clearFgtsBalanceCacheContract = contract({
  name: 'clearFgtsBalanceCache',
  method: 'DELETE',
  path: '/fgts/balance/cache/{documentNumber}',
  tag: 'FGTS',
  summary: 'Limpa os saldos guardados de um CPF em todas as instituições',
  description:
    'Vale também para uma consulta em andamento: o resultado dela é avisado, mas não fica guardado.',
  access: { kind: 'scope', scope: 'fgts' },
  params: z.object({
    documentNumber: z.string().meta({ description: 'CPF com ou sem máscara.', example: '52998224725' }),
  }),
  response: messageSchema,
  codes: ['permission_denied'],
  encode: ({ documentNumber, language }: { documentNumber: string; language: Language }) => ({
    message:
      language === 'en'
        ? `The balances kept of CPF ${documentNumber} were cleared.`
        : `Os saldos guardados do CPF ${documentNumber} foram limpos.`,
  }),
  examples: { response: { message: 'Os saldos guardados do CPF 52998224725 foram limpos.' } },
})
