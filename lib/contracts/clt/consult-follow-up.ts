import { z } from 'zod'
import { listCltConsultsContract } from './consult-list.ts'

const { query } = listCltConsultsContract

/** The list of consults as the screen follows it up: also those about to run out. A server action alone uses it. */
export const followUpCltConsultsContract = {
  ...listCltConsultsContract,
  codes: ['link_invalid'] as const,
  query: (query as NonNullable<typeof query>).extend({
    expiring: z
      .enum(['1'])
      .optional()
      .transform((flag) => flag === '1'),
    searchToken: z.string().max(800).optional(),
  }),
}
