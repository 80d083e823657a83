import { z } from 'zod'
import { withEncoder } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { ageOrderField, withDaysInOrder, withSearch } from '#lib/contracts/lists.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import type { FollowedConsult } from '#lib/domain/clt/consult-view.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'
import { cltConsultListQuery } from './consult-list.ts'
import { consultItemSchema, encodeConsultItem } from './consult-wire.ts'

const operation = z.object({ id: z.string(), status: z.enum(PROPOSAL_STATUSES) })

const followedPage = pageOf(
  withEncoder(consultItemSchema.extend({ operation: operation.nullable() }), (consult: FollowedConsult) => ({
    ...encodeConsultItem(consult),
    operation: consult.operation,
  })),
)

const followUpQuery = cltConsultListQuery.extend({ order: ageOrderField })

export const listFollowedCltConsultsContract = panelContract({
  name: 'listFollowedCltConsults',
  path: '/panel/consults',
  query: withDaysInOrder(followUpQuery).transform(withSearch),
  response: followedPage,
  codes: ['permission_denied', 'provider_not_supported', 'page_too_deep'],
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
