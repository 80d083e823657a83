import { z } from 'zod'
import { command } from '#lib/contracts/command'
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

/** A customer's data in full, field by field, written down. */
export const revealPersonalDataCommand = command({
  name: 'revealPersonalData',
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
})
