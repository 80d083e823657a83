import { z } from 'zod'
import { written } from '#lib/contracts/codecs'
import { command } from '#lib/contracts/command'
import { withDaysInOrder } from '#lib/contracts/lists'
import { pageOf } from '#lib/contracts/page-of'
import { cltConsultListQuery } from './consult-list.ts'
import { consultItemSchema, encodeConsultItem } from './consult-wire.ts'

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
  response: pageOf(written(consultItemSchema, encodeConsultItem)),
  codes: ['link_invalid'],
})
