import { z } from 'zod'
import { written } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { contract } from '#lib/contracts/contract.ts'
import { ageOrderField, listExample, withDaysInOrder, withSearch } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import type { FollowedConsult } from '#lib/domain/clt/consult-view.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { CONSULT_ITEM_EXAMPLE } from './consult-examples.ts'
import { cltConsultListQuery } from './consult-list.ts'
import { consultItemSchema, encodeConsultItem } from './consult-wire.ts'

const operation = z.object({ id: z.string(), status: z.enum(PROPOSAL_STATUSES) })

const followedPage = pageOf(
  written(consultItemSchema.extend({ operation: operation.nullable() }), (consult: FollowedConsult) => ({
    ...encodeConsultItem(consult),
    operation: consult.operation,
  })),
)

const followUpQuery = cltConsultListQuery.extend({ order: ageOrderField })

export const listFollowedCltConsultsContract = contract({
  name: 'listFollowedCltConsults',
  method: 'GET',
  path: '/panel/consults',
  tag: 'Painel',
  summary: 'Acompanha termos e consultas CLT, com a operação em que cada um resultou',
  access: { kind: 'person' },
  query: withDaysInOrder(followUpQuery).transform(withSearch),
  response: followedPage,
  codes: ['permission_denied', 'provider_not_supported', 'page_too_deep'],
  examples: {
    query: { status: 'SUCCESS', limit: '20' },
    response: listExample({
      ...CONSULT_ITEM_EXAMPLE,
      operation: { id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11', status: 'paid' as const },
    }),
  },
})

export const followUpCltConsultsCommand = command({
  name: 'followUpCltConsults',
  body: withDaysInOrder(
    followUpQuery.extend({
      expiring: z
        .enum(['1'])
        .optional()
        .transform((flag) => flag === '1'),
      searchToken: z.string().max(800).optional(),
    }),
  ),
  response: followedPage,
  codes: ['link_invalid'],
})
