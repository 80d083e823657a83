import { z } from 'zod'
import { refuse } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { FEDERATIVE_UNITS, type FederativeUnit } from '#lib/domain/documents/federative-units.ts'
import { readPostalCode } from '#lib/domain/documents/postal-code.ts'

const STATES = Object.keys(FEDERATIVE_UNITS) as [FederativeUnit, ...FederativeUnit[]]

export const getPostalCodeAddressContract = panelContract({
  name: 'getPostalCodeAddress',
  path: '/panel/postal-codes/{postalCode}',
  params: z.object({
    postalCode: z
      .string()
      .transform((text, ctx) => readPostalCode(text) ?? refuse(ctx, 'invalid_value'))
      .meta({ example: '01310100' }),
  }),
  response: z.object({
    address: z
      .object({
        state: z.enum(STATES),
        city: z.string(),
        neighborhood: z.string().nullable(),
        street: z.string().nullable(),
      })
      .nullable(),
  }),
  codes: ['not_found', 'permission_denied'],
})
