import { z } from 'zod'
import { dayField, refuse } from '#lib/contracts/fields.ts'
import { isObjectRead } from '#lib/contracts/is-object-read.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import {
  borrowerParts,
  genderField,
  identityDocumentTypeField,
} from '#lib/contracts/proposal-fields/borrower-fields.ts'
import {
  accountFields,
  checkDigitRule,
  pixFields,
  pixOf,
  transferOf,
} from '#lib/contracts/proposal-fields/payment-fields.ts'
import { optionalWrittenField } from '#lib/contracts/proposal-fields/written-field.ts'
import { withWord } from '#lib/contracts/word-field.ts'
import type { Borrower, WorkData } from '#lib/domain/proposals/borrower.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'

type Bank = {
  payment: PaymentRequest
  pointers: { key: string; bank: string }
}

const pix = z
  .object({
    transfer_method: z.literal('pix'),
    pix_key: pixFields.key,
    pix_key_type: pixFields.kind.meta({
      description: 'cpf, cnpj, email, phone ou random; também telefone, e-mail, chave aleatória.',
    }),
  })
  .transform(({ pix_key: key, pix_key_type: kind }, ctx) => pixOf(ctx, { key, kind, field: 'pix_key' }))
  .transform((payment): Bank => ({ payment, pointers: { key: '/pix_key', bank: '' } }))

const ted = z
  .object({
    transfer_method: z.literal('ted'),
    bank_id: optionalField(accountFields.bank),
    bank_code: optionalField(accountFields.bank).meta({ description: 'Código COMPE; um dos dois basta.' }),
    branch_number: accountFields.branch,
    account_number: accountFields.account,
    account_digit: accountFields.digit,
    account_type: optionalField(accountFields.accountType),
  })
  .refine(...checkDigitRule('account_number', 'account_digit'))
  .refine((wire) => Boolean(wire.bank_id || wire.bank_code), {
    path: ['bank_id'],
    params: { code: 'required' },
    when: isObjectRead,
  })
  .transform((wire, ctx): Bank => {
    const bank = wire.bank_id ?? wire.bank_code ?? ''
    const payment = transferOf(ctx, {
      bank,
      branch: wire.branch_number,
      account: wire.account_number,
      digit: wire.account_digit,
      accountType: wire.account_type ?? 'checking',
      field: 'account_number',
    })
    return { payment, pointers: { key: '', bank: wire.bank_id ? '/bank_id' : '/bank_code' } }
  })

export const bankField = (parent: string) =>
  z.preprocess(
    withWord('transfer_method', ['pix', 'ted'], { transfer: 'ted' }),
    z.discriminatedUnion('transfer_method', [pix, ted]).transform(({ payment, pointers }) => ({
      payment,
      pointers: { key: `${parent}${pointers.key}`, bank: `${parent}${pointers.bank}` },
    })),
  )

const WORK_DATA_MEMBERS = 30

// Drops objects, lists and overlong texts, because our code only forwards the data to the institution.
const workData = optionalField(z.record(z.string().max(60), z.unknown()))
  .transform((record, ctx): WorkData | null => {
    if (!record) return null
    const plain = Object.entries(record).filter((entry): entry is [string, WorkData[string]] =>
      isPlain(entry[1]),
    )
    return plain.length > WORK_DATA_MEMBERS ? refuse(ctx, 'too_big') : Object.fromEntries(plain)
  })
  .meta({ description: 'Dados do vínculo além da consulta; valores simples, repassados à instituição.' })

const isPlain = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= 200)

const borrowerShape = z.object({
  name: borrowerParts.name,
  email: borrowerParts.email,
  phone: z.object({
    country_code: borrowerParts.phoneCountryCode,
    area_code: borrowerParts.phoneAreaCode,
    number: borrowerParts.phoneNumber,
  }),
  political_exposition: borrowerParts.isPep,
  address: z.object({
    street: borrowerParts.street,
    number: borrowerParts.addressNumber,
    complement: borrowerParts.complement,
    neighborhood: borrowerParts.neighborhood,
    city: borrowerParts.city,
    state: borrowerParts.state,
    postal_code: borrowerParts.postalCode,
  }),
  birth_date: borrowerParts.birthDate,
  mother_name: borrowerParts.motherName,
  nationality: borrowerParts.nationality,
  gender: genderField,
  person_type: borrowerParts.personType,
  marital_status: borrowerParts.maritalStatus,
  individual_document_number: borrowerParts.documentNumber,
  document_identification_type: identityDocumentTypeField,
  document_identification_number: borrowerParts.identityDocument,
  document_identification_date: dayField.meta({ example: '2015-06-01' }),
  document_issuer: optionalWrittenField(40).meta({ example: 'SSP/SP' }),
  work_data: workData,
  bank: bankField('/borrower/bank'),
})

export const borrowerField = borrowerShape
  .transform(({ bank, ...wire }) => ({
    ...bank,
    borrower: borrowerOf(wire),
  }))
  .meta({ id: 'OperationBorrowerRequest' })

const borrowerOf = (wire: Omit<z.output<typeof borrowerShape>, 'bank'>): Borrower => ({
  name: wire.name,
  documentNumber: wire.individual_document_number,
  identityDocument: wire.document_identification_number,
  motherName: wire.mother_name,
  nationality: wire.nationality,
  maritalStatus: wire.marital_status,
  isPep: wire.political_exposition,
  birthDate: wire.birth_date,
  email: wire.email,
  phone: {
    countryCode: wire.phone.country_code,
    areaCode: wire.phone.area_code,
    number: wire.phone.number,
  },
  address: {
    postalCode: wire.address.postal_code,
    state: wire.address.state,
    city: wire.address.city,
    neighborhood: wire.address.neighborhood,
    street: wire.address.street,
    number: wire.address.number,
    complement: wire.address.complement,
  },
  gender: wire.gender,
  identityDocumentType: wire.document_identification_type,
  ...(wire.document_issuer !== null && { identityDocumentIssuer: wire.document_issuer }),
  identityDocumentDate: wire.document_identification_date,
  workData: wire.work_data,
})
