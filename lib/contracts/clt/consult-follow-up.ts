import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { withDaysInOrder } from '#lib/contracts/lists'
import { cltConsultListQuery, listCltConsultsContract } from './consult-list.ts'

const { response, encode } = listCltConsultsContract

/** The list of consults as the screen follows it up: also those about to run out. */
export const followUpCltConsultsCommand = command({
  name: 'followUpCltConsults',
  body: withDaysInOrder(
    cltConsultListQuery.extend({
      expiring: z
        .enum(['1'])
        .optional()
        .transform((flag) => flag === '1'),
      searchToken: z.string().max(800).optional(),
    }),
  ),
  response,
  codes: ['link_invalid'],
  encode,
})
