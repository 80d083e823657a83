import { z } from 'zod'
import { withOtherNames } from '#lib/contracts/other-names.ts'
import { borrowerParts } from '#lib/contracts/proposal-fields/borrower-fields.ts'
import {
  accountFields,
  checkDigitRule,
  pixFields,
  pixOf,
  transferOf,
} from '#lib/contracts/proposal-fields/payment-fields.ts'
import { withWord } from '#lib/contracts/word-field.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'

/** On the wire these are fields of the proposal itself, not of a nested object. */
export const borrowerFields = {
  name: borrowerParts.name,
  individualDocumentNumber: borrowerParts.documentNumber,
  documentIdentificationNumber: borrowerParts.identityDocument,
  motherName: borrowerParts.motherName,
  nationality: borrowerParts.nationality,
  maritalStatus: borrowerParts.maritalStatus,
  personType: borrowerParts.personType,
  isPEP: borrowerParts.isPep,
  birthDate: borrowerParts.birthDate,
  email: borrowerParts.email,
  phone: borrowerParts.phoneNumber,
  phoneRegionCode: borrowerParts.phoneAreaCode,
  phoneCountryCode: borrowerParts.phoneCountryCode,
  postalCode: borrowerParts.postalCode,
  state: borrowerParts.state,
  city: borrowerParts.city,
  neighborhood: borrowerParts.neighborhood,
  street: borrowerParts.street,
  addressNumber: borrowerParts.addressNumber,
  complement: borrowerParts.complement,
}

export const pixData = z
  .object({ pix: pixFields.key, pixKeyType: pixFields.kind })
  .transform(({ pix: key, pixKeyType: kind }, ctx) => pixOf(ctx, { key, kind, field: 'pix' }))

const transferData = z
  .object({
    bankId: accountFields.bank,
    agency: accountFields.branch,
    account: accountFields.account,
    digit: accountFields.digit,
    accountType: accountFields.accountType,
  })
  .refine(...checkDigitRule('account', 'digit'))
  .transform(({ bankId: bank, agency: branch, account, digit, accountType }, ctx) =>
    transferOf(ctx, {
      bank,
      branch,
      account,
      digit,
      accountType,
      field: 'account',
    }),
  )

const paymentNames = withOtherNames({
  pixKey: 'pix',
  bankAccountBranch: 'agency',
  bankAccountNumber: 'account',
  bankAccountDigit: 'digit',
  bankAccountType: 'accountType',
})

const withPaymentNames = (wire: unknown): unknown =>
  typeof wire === 'object' && wire !== null && 'data' in wire
    ? { ...wire, data: paymentNames(wire.data) }
    : wire

/** Also accepts the account field names used when solving a pending item. */
export const paymentField = z
  .preprocess(
    (wire) => withPaymentNames(withWord('type', ['pix', 'transfer'], { ted: 'transfer' })(wire)),
    z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('pix'), data: pixData }),
        z.object({ type: z.literal('transfer'), data: transferData }),
      ])
      .transform(({ data }): PaymentRequest => data),
  )
  .meta({
    id: 'PaymentRequest',
    description:
      'Para onde vai o dinheiro. Em data, pixKey vale como pix, e bankAccountBranch, bankAccountNumber, bankAccountDigit e bankAccountType como agency, account, digit e accountType; ted vale como transfer.',
  })
