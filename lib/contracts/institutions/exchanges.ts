import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { instant } from '#lib/contracts/codecs.ts'
import { idField } from '#lib/contracts/fields.ts'
import { ageOrderField, cursorField, listQuerySchema } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { EXCHANGE_OPERATIONS, EXCHANGE_OUTCOMES } from '#lib/domain/institutions/exchange.ts'

const exchangeSchema = z.object({
  id: z.uuid(),
  institutionCode: z.string(),
  institutionName: z.string(),
  operation: z.enum(EXCHANGE_OPERATIONS).nullable(),
  resourceId: z.uuid().nullable(),
  contractNumber: z.string().nullable(),
  requestId: z.string().nullable(),
  idempotencyKey: z.string().nullable(),
  method: z.string(),
  path: z.string(),
  status: z.number().int().nullable(),
  outcome: z.enum(EXCHANGE_OUTCOMES),
  code: z.string().nullable(),
  durationMs: z.number().int(),
  createdAt: instant,
})

export const listInstitutionExchangesContract = panelContract({
  name: 'listInstitutionExchanges',
  path: '/panel/institutions/exchanges',
  query: listQuerySchema.pick({ page: true, limit: true }).extend({
    cursor: cursorField,
    order: ageOrderField,
    institution: z.string().trim().max(60).optional(),
    outcome: z.enum(EXCHANGE_OUTCOMES).optional(),
    search: z.string().trim().max(200).optional(),
  }),
  response: pageOf(exchangeSchema),
  codes: ['permission_denied'],
})

export const getInstitutionExchangeContract = panelContract({
  name: 'getInstitutionExchange',
  path: '/panel/institutions/exchanges/{id}',
  params: z.object({ id: idField }),
  response: exchangeSchema.extend({
    content: z.object({ request: z.unknown(), answer: z.unknown() }),
  }),
  codes: ['permission_denied', 'not_found'],
})

export const exportInstitutionExchangesContract = panelContract({
  name: 'exportInstitutionExchanges',
  path: '/panel/institutions/exchanges/export',
  query: z.object({ ids: chosenRowsField(idField) }),
  response: z.string().meta({ format: 'binary' }),
  answerTypes: { 'application/json': {} },
  codes: ['permission_denied'],
})
