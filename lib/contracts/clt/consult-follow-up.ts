import { z } from 'zod'
import { withDaysInOrder } from '#lib/contracts/lists'
import { cltConsultListQuery, listCltConsultsContract } from './consult-list.ts'

/** The list of consults as the screen follows it up: also those about to run out. A server action alone uses it. */
export const followUpCltConsultsContract = {
  ...listCltConsultsContract,
  codes: ['link_invalid'] as const,
  query: withDaysInOrder(
    cltConsultListQuery.extend({
      expiring: z
        .enum(['1'])
        .optional()
        .transform((flag) => flag === '1'),
      searchToken: z.string().max(800).optional(),
    }),
  ),
}
