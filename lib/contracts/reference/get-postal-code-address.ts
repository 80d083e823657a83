import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { refuse } from '#lib/contracts/fields.ts'
import { FEDERATIVE_UNITS, type FederativeUnit } from '#lib/domain/documents/federative-units.ts'
import { readPostalCode } from '#lib/domain/documents/postal-code.ts'

const STATES = Object.keys(FEDERATIVE_UNITS) as [FederativeUnit, ...FederativeUnit[]]

export const getPostalCodeAddressContract = contract({
  name: 'getPostalCodeAddress',
  method: 'GET',
  path: '/panel/postal-codes/{postalCode}',
  tag: 'Painel',
  summary: 'Endereço de um CEP',
  access: { kind: 'person' },
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
  examples: {
    response: {
      address: { state: 'SP', city: 'São Paulo', neighborhood: 'Bela Vista', street: 'Avenida Paulista' },
    },
  },
})
