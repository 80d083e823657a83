import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { cpfField, dayField } from '#lib/contracts/fields'

/** The customer tells who they are; a server action of the link's page alone uses it, no path of `/api`. */
export const identifyCustomerContract = contract({
  name: 'identifyCustomer',
  method: 'POST',
  path: '/formalization/{token}/identity',
  tag: 'Formalização',
  summary: 'Confirma CPF e data de nascimento do cliente',
  access: { kind: 'public' },
  body: z.object({ token: z.string().max(200), documentNumber: cpfField, birthDate: dayField }),
  response: z.object({
    proof: z
      .string()
      .meta({ description: 'Fica em um cookie httpOnly da página; nunca é entregue a scripts.' }),
    expiresAt: z.iso.datetime(),
  }),
  codes: ['link_invalid', 'identity_mismatch', 'identity_locked'],
  encode: ({ proof, expiresAt }: { proof: string; expiresAt: Date }) => ({
    proof,
    expiresAt: expiresAt.toISOString(),
  }),
  examples: {
    request: { token: 'AZgfag', documentNumber: '529.982.247-25', birthDate: '1990-03-15' },
    response: { proof: 'c2VhbGVk', expiresAt: '2026-11-21T14:20:00.000Z' },
  },
})
