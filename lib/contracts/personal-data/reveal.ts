import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'
import {
  PERSONAL_FIELDS,
  PERSONAL_SUBJECT_TYPES,
  type PersonalData,
} from '#lib/domain/personal-data/personal-data'

const response = z.object({
  documentNumber: z.string().optional(),
  birthDate: z.string().optional(),
  email: z.string().optional(),
  /** With the country code, "+5511987654321". */
  phone: z.string().optional(),
  motherName: z.string().optional(),
  identityDocument: z.string().optional(),
  address: z
    .object({
      postalCode: z.string(),
      state: z.string(),
      city: z.string(),
      neighborhood: z.string(),
      street: z.string(),
      number: z.string(),
      complement: z.string().nullable(),
    })
    .optional(),
})

/** A customer's data in full, field by field, written down; a server action alone uses it, no path of `/api`. */
export const revealPersonalDataContract = contract({
  name: 'revealPersonalData',
  method: 'POST',
  path: '/panel/customers/reveal',
  tag: 'Painel',
  summary: 'Mostra dados pessoais de um cliente, com registro',
  access: { kind: 'person' },
  body: z.object({
    subjectType: z.enum(PERSONAL_SUBJECT_TYPES),
    subjectId: idField,
    fields: z.array(z.enum(PERSONAL_FIELDS)).min(1).max(PERSONAL_FIELDS.length),
  }),
  response,
  codes: ['not_found', 'permission_denied', 'reveal_limit_reached'],
  encode: ({ phone, ...data }: PersonalData): z.input<typeof response> => ({
    ...data,
    ...(phone ? { phone: `+${phone.countryCode}${phone.areaCode}${phone.number}` } : {}),
  }),
  examples: {
    request: {
      subjectType: 'proposal',
      subjectId: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
      fields: ['documentNumber'],
    },
    response: { documentNumber: '52998224725' },
  },
})
