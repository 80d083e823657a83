import { z } from 'zod'
import { expectedForms } from '#lib/contracts/expected-forms.ts'
import { cpfField, dayField, refuse, switchField } from '#lib/contracts/fields.ts'
import { wordField } from '#lib/contracts/word-field.ts'
import { FEDERATIVE_UNITS, normalizeFederativeUnit } from '#lib/domain/documents/federative-units.ts'
import { GENDERS, IDENTITY_DOCUMENT_TYPES } from '#lib/domain/documents/identity.ts'
import { isMobile, phoneFromParts } from '#lib/domain/documents/phone.ts'
import { readPostalCode } from '#lib/domain/documents/postal-code.ts'
import { MARITAL_STATUSES } from '#lib/domain/proposals/borrower.ts'
import { digitsOrText } from './digits-or-text.ts'
import { optionalWrittenField, writtenField } from './written-field.ts'

const areaCode = digitsOrText.transform((text, ctx) => {
  const phone = phoneFromParts({ areaCode: text, number: '900000000' })
  return phone ? phone.areaCode : refuse(ctx, 'invalid_phone')
})

// The number must be mobile, because the signing link is sent to it. The area code 11 is a placeholder.
const mobileNumber = digitsOrText.transform((number, ctx) => {
  const phone = phoneFromParts({ areaCode: '11', number })
  return phone && isMobile(phone) ? phone.number : refuse(ctx, 'invalid_phone')
})

export const genderField = wordField(GENDERS, {
  m: 'male',
  masculino: 'male',
  homem: 'male',
  f: 'female',
  feminino: 'female',
  mulher: 'female',
})

export const identityDocumentTypeField = wordField(IDENTITY_DOCUMENT_TYPES, {
  identidade: 'rg',
  registrogeral: 'rg',
  carteirademotorista: 'cnh',
})

const maritalStatusField = wordField(MARITAL_STATUSES, {
  solteiro: 'single',
  solteira: 'single',
  casado: 'married',
  casada: 'married',
  divorciado: 'divorced',
  divorciada: 'divorced',
  widowed: 'widower',
  widow: 'widower',
  viuvo: 'widower',
  viuva: 'widower',
  separado: 'separated',
  separada: 'separated',
}).meta({ description: 'widowed, widow e os nomes em português também valem.' })

export const borrowerParts = {
  name: writtenField(120).meta({ example: 'Maria Aparecida da Silva' }),
  documentNumber: cpfField,
  identityDocument: digitsOrText
    .pipe(writtenField(30))
    .meta({ description: 'Número do RG ou da CNH.', example: '12345678' }),
  motherName: writtenField(120),
  nationality: writtenField(60),
  maritalStatus: maritalStatusField,
  personType: wordField(['natural'], { naturalperson: 'natural', fisica: 'natural', pf: 'natural' }),
  isPep: switchField.meta({ description: 'Pessoa exposta politicamente; 1 e 0 também valem.' }),
  birthDate: dayField.meta({ example: '1990-03-15' }),
  email: z.string().trim().toLowerCase().max(120).pipe(z.email()),
  phoneNumber: mobileNumber
    .meta({ description: 'Celular sem DDD, 9 dígitos.', example: '987654321' })
    .register(expectedForms, { kind: 'mobile' }),
  phoneAreaCode: areaCode
    .meta({ description: 'DDD.', example: '11' })
    .register(expectedForms, { kind: 'areaCode' }),
  phoneCountryCode: digitsOrText
    .transform((code, ctx) => (/^\+?0*55$/.test(code) ? '55' : refuse(ctx, 'invalid_phone')))
    .meta({ description: '55 ou +55.', example: '55' })
    .register(expectedForms, { allowed: ['55', '+55'] }),
  postalCode: z
    .union([z.string(), z.number()])
    .transform((value, ctx) => readPostalCode(value) ?? refuse(ctx, 'invalid_value'))
    .register(expectedForms, { kind: 'postalCode' }),
  state: z
    .string()
    .transform((text, ctx) => normalizeFederativeUnit(text) ?? refuse(ctx, 'invalid_value'))
    .register(expectedForms, { allowed: Object.keys(FEDERATIVE_UNITS) }),
  city: writtenField(80),
  neighborhood: writtenField(80),
  street: writtenField(120),
  addressNumber: digitsOrText.pipe(writtenField(20)),
  complement: optionalWrittenField(80),
}
