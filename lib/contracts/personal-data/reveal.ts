import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField } from '#lib/contracts/fields.ts'
import {
  PERSONAL_FIELDS,
  PERSONAL_SUBJECT_TYPES,
  type PersonalData,
} from '#lib/domain/personal-data/personal-data.ts'
import { ACT_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'
import { revealReasonField } from './reveal-reason.ts'

/** On the wire, the number has its country code: "+5511987654321". */
const fullPhone = z.codec(z.string(), z.custom<NonNullable<PersonalData['phone']>>(), {
  decode: (text) => ({ countryCode: text.slice(1, 3), areaCode: text.slice(3, 5), number: text.slice(5) }),
  encode: ({ countryCode, areaCode, number }) => `+${countryCode}${areaCode}${number}`,
})

const response = z.object({
  documentNumber: z.string().optional(),
  birthDate: z.string().optional(),
  email: z.string().optional(),
  phone: fullPhone.optional(),
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

/** Every reveal is recorded in the audit. */
export const revealPersonalDataCommand = command({
  name: 'revealPersonalData',
  body: z.object({
    subjectType: z.enum(PERSONAL_SUBJECT_TYPES),
    subjectId: idField,
    fields: z.array(z.enum(PERSONAL_FIELDS)).min(1).max(PERSONAL_FIELDS.length),
    why: revealReasonField.optional(),
    act: z.enum(ACT_REASONS).optional(),
  }),
  response,
  codes: [
    'not_found',
    'permission_denied',
    'reveal_limit_reached',
    'reveal_reason_required',
    'second_factor_stale',
  ],
})

/** Called before a customer's documents are opened. `why` may be omitted if a recent reason exists. */
export const giveRevealReasonCommand = command({
  name: 'giveRevealReason',
  body: z.object({
    subjectType: z.enum(PERSONAL_SUBJECT_TYPES),
    subjectId: idField,
    why: revealReasonField.optional(),
  }),
  response: z.object({}),
  codes: ['not_found', 'permission_denied', 'reveal_reason_required', 'second_factor_stale'],
})
