import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { expectedForms } from '#lib/contracts/expected-forms.ts'
import { idField, refuse } from '#lib/contracts/fields.ts'
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
import { patternOf } from '#lib/contracts/status-list-field.ts'
import { CONSULT_STATUSES, type ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { ConsultDetail, ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import { CONSULT_DETAIL_EXAMPLE, CONSULT_ITEM_EXAMPLE } from './consult-examples.ts'
import {
  consultDetailSchema,
  consultItemSchema,
  encodeConsultDetail,
  encodeConsultItem,
} from './consult-wire.ts'

const isStatus = (text: string): text is ConsultStatus => CONSULT_STATUSES.includes(text as ConsultStatus)

const statusesField = z
  .string()
  .max(200)
  .transform((text, ctx): ConsultStatus[] => {
    const statuses = text.split(',').map((status) => status.trim().toUpperCase())
    return statuses.every(isStatus) ? statuses : refuse(ctx, 'invalid_value')
  })
  .meta({
    description: 'Um ou mais estados, separados por vírgula.',
    pattern: patternOf(CONSULT_STATUSES),
    example: 'WAITING_CONSENT,SUCCESS',
  })
  .register(expectedForms, { kind: 'list', allowed: CONSULT_STATUSES })

/** Not transformed yet, so that the screen's query schema can extend it. */
export const cltConsultListQuery = listQuerySchema
  .omit({ includeExpired: true })
  .extend({ status: statusesField.optional(), cursor: cursorField })

export const listCltConsultsContract = contract({
  name: 'listCltConsults',
  method: 'GET',
  path: '/private-consignment/consult',
  tag: 'CLT',
  summary: 'Lista os termos e consultas de margem, do mais novo para o mais antigo',
  description: 'search aceita CPF ou começos das palavras do nome, de 3 letras ou mais.',
  access: { kind: 'scope', scope: 'clt' },
  query: withDaysInOrder(cltConsultListQuery).transform(withSearch),
  response: listSchema(consultItemSchema),
  codes: ['provider_not_supported', 'page_too_deep'],
  encode: (page: Page<ConsultSummary>) => encodePage(page, encodeConsultItem),
  examples: {
    query: { status: 'SUCCESS', limit: '20' },
    response: listExample(CONSULT_ITEM_EXAMPLE),
  },
})

export const getCltConsultContract = contract({
  name: 'getCltConsult',
  method: 'GET',
  path: '/private-consignment/consult/{id}',
  tag: 'CLT',
  summary: 'Mostra um termo com a margem, o vínculo de emprego, a prova do consentimento e o histórico',
  access: { kind: 'scope', scope: 'clt' },
  params: z.object({ id: idField.meta({ description: 'Id do termo ou da consulta.', format: 'uuid' }) }),
  response: consultDetailSchema,
  codes: ['not_found'],
  encode: (consult: ConsultDetail) => encodeConsultDetail(consult),
  examples: { response: CONSULT_DETAIL_EXAMPLE },
})
