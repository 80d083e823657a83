import { z } from 'zod'
import { cpfField, dayField, refuse, textField } from '#lib/contracts/fields'
import { normalizeFederativeUnit } from '#lib/domain/documents/federative-units'
import { isMobile, phoneFromParts } from '#lib/domain/documents/phone'
import { parsePixKey } from '#lib/domain/documents/pix-key'
import { normalizePostalCode } from '#lib/domain/documents/postal-code'
import { MARITAL_STATUSES } from '#lib/domain/proposals/borrower'
import type { PaymentRequest } from '#lib/domain/proposals/payment'
import { optionalWrittenField, writtenField } from './written-field.ts'

const digitsOrText = z.union([z.string(), z.number()]).transform((value) => String(value).trim())

const regionCode = digitsOrText.transform((areaCode, ctx) => {
  const phone = phoneFromParts({ areaCode, number: '900000000' })
  return phone ? phone.areaCode : refuse(ctx, 'invalid_phone')
})

// A mobile number, because the link to sign goes to it; the area code is checked by its own field.
const mobileNumber = digitsOrText.transform((number, ctx) => {
  const phone = phoneFromParts({ areaCode: '11', number })
  return phone && isMobile(phone) ? phone.number : refuse(ctx, 'invalid_phone')
})

/** The borrower as the wire gives it, flat among the fields of the proposal. */
export const borrowerFields = {
  name: writtenField(120).meta({ example: 'Maria Aparecida da Silva' }),
  individualDocumentNumber: cpfField,
  documentIdentificationNumber: writtenField(30).meta({
    description: 'Número do RG ou da CNH.',
    example: '12345678',
  }),
  motherName: writtenField(120),
  nationality: writtenField(60),
  maritalStatus: z.enum(MARITAL_STATUSES),
  personType: z.literal('natural'),
  isPEP: z.boolean().meta({ description: 'Pessoa exposta politicamente.' }),
  birthDate: dayField,
  email: z.string().trim().toLowerCase().max(120).pipe(z.email()),
  phone: mobileNumber.meta({ description: 'Celular sem DDD, 9 dígitos.', example: '987654321' }),
  phoneRegionCode: regionCode.meta({ description: 'DDD.', example: '11' }),
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

/** A PIX key as sent, with its kind when the sender names it. */
export const pixData = z
  .object({ pix: z.string().trim().min(1).max(120), pixKeyType: z.string().max(40).nullish() })
  .transform(({ pix, pixKeyType }, ctx): Extract<PaymentRequest, { type: 'pix' }> => {
    const key = parsePixKey(pix, pixKeyType)
    if (key) return { type: 'pix', key: key.key, keyKind: key.kind }
    ctx.addIssue({ code: 'custom', path: ['pix'], params: { code: 'invalid_pix_key' } })
    return z.NEVER
  })

/** Banks know an agency by four digits; a check digit behind a hyphen is not part of it. */
const branchField = digitsOrText
  .pipe(z.string().regex(/^\d{1,6}(-[\dxX])?$/))
  .transform((text) => text.replace(/-.$/, '').padStart(4, '0'))

// A number cannot carry the leading zeros of a COMPE code.
const bankField = digitsOrText
  .pipe(textField(36))
  .transform((text) => (/^\d{1,2}$/.test(text) ? text.padStart(3, '0') : text))

const accountTypes = {
  checking_account: 'checking',
  savings_account: 'savings',
  saving_account: 'savings',
} as const

/** Parts of an account; the names of the members differ between the paths. */
export const accountFields = {
  bank: bankField.meta({ description: 'Id, código COMPE ou ISPB de GET /api/banks.', example: '001' }),
  branch: branchField.meta({ example: '0001' }),
  account: digitsOrText.pipe(z.string().regex(/^\d{1,20}(-[\dxX]{1,2})?$/)).meta({ example: '1234567' }),
  digit: digitsOrText
    .pipe(z.string().regex(/^[\dxX]{1,2}$/))
    .transform((text) => text.toUpperCase())
    .meta({ example: '0' }),
  accountType: z
    .enum(['checking_account', 'savings_account', 'saving_account'])
    .transform((type) => accountTypes[type]),
}

type AccountParts = Omit<Extract<PaymentRequest, { type: 'transfer' }>, 'type'>

/**
 * An account as it was sent, whose number may repeat its check digit ("12345-6" with digit "6"). Another digit behind the hyphen is
 * refused at `field`: nobody can tell which account is meant.
 */
export const transferOf = (
  ctx: z.RefinementCtx,
  { field, ...parts }: AccountParts & { field: string },
): Extract<PaymentRequest, { type: 'transfer' }> => {
  const [account = '', repeated] = parts.account.toUpperCase().split('-')
  if (repeated === undefined || repeated === parts.digit) return { type: 'transfer', ...parts, account }
  ctx.addIssue({ code: 'custom', path: [field], params: { code: 'invalid_value' } })
  return z.NEVER
}

const transferData = z
  .object({
    bankId: accountFields.bank,
    agency: accountFields.branch,
    account: accountFields.account,
    digit: accountFields.digit,
    accountType: accountFields.accountType,
  })
  .transform(({ bankId: bank, agency: branch, account, digit, accountType }, ctx) =>
    transferOf(ctx, { bank, branch, account, digit, accountType, field: 'account' }),
  )

/** Where the money goes: a PIX key or an account. */
export const paymentField = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('pix'), data: pixData }),
    z.object({ type: z.literal('transfer'), data: transferData }),
  ])
  .transform(({ data }): PaymentRequest => data)
