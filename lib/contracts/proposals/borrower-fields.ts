import { z } from 'zod'
import { cpfField, dayField, refuse } from '#lib/contracts/fields'
import { normalizeFederativeUnit } from '#lib/domain/documents/federative-units'
import { isMobile, phoneFromParts } from '#lib/domain/documents/phone'
import { normalizePostalCode } from '#lib/domain/documents/postal-code'
import { MARITAL_STATUSES } from '#lib/domain/proposals/borrower'
import { digitsOrText } from './digits-or-text.ts'
import { optionalWrittenField, writtenField } from './written-field.ts'

const areaCode = digitsOrText.transform((text, ctx) => {
  const phone = phoneFromParts({ areaCode: text, number: '900000000' })
  return phone ? phone.areaCode : refuse(ctx, 'invalid_phone')
})

// A mobile number, because the link to sign goes to it; the area code is checked by its own field.
const mobileNumber = digitsOrText.transform((number, ctx) => {
  const phone = phoneFromParts({ areaCode: '11', number })
  return phone && isMobile(phone) ? phone.number : refuse(ctx, 'invalid_phone')
})

/** The parts of a borrower; each product's wire names and nests them in its own way. */
export const borrowerParts = {
  name: writtenField(120).meta({ example: 'Maria Aparecida da Silva' }),
  documentNumber: cpfField,
  identityDocument: writtenField(30).meta({ description: 'Número do RG ou da CNH.', example: '12345678' }),
  motherName: writtenField(120),
  nationality: writtenField(60),
  maritalStatus: z.enum(MARITAL_STATUSES),
  personType: z.literal('natural'),
  isPep: z.boolean().meta({ description: 'Pessoa exposta politicamente.' }),
  birthDate: dayField,
  email: z.string().trim().toLowerCase().max(120).pipe(z.email()),
  phoneNumber: mobileNumber.meta({ description: 'Celular sem DDD, 9 dígitos.', example: '987654321' }),
  phoneAreaCode: areaCode.meta({ description: 'DDD.', example: '11' }),
  phoneCountryCode: digitsOrText
    .transform((code, ctx) => (code === '55' || code === '+55' ? '55' : refuse(ctx, 'invalid_phone')))
    .meta({ example: '55' }),
  postalCode: digitsOrText.transform(
    (text, ctx) => normalizePostalCode(text) ?? refuse(ctx, 'invalid_value'),
  ),
  state: z.string().transform((text, ctx) => normalizeFederativeUnit(text) ?? refuse(ctx, 'invalid_value')),
  city: writtenField(80),
  neighborhood: writtenField(80),
  street: writtenField(120),
  addressNumber: digitsOrText.pipe(writtenField(20)),
  complement: optionalWrittenField(80),
}
