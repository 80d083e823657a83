import { z } from 'zod'
import { expectedForms } from '#lib/contracts/expected-forms.ts'
import { textField } from '#lib/contracts/fields.ts'
import { isObjectRead } from '#lib/contracts/is-object-read.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { plainAccountNumber } from '#lib/domain/proposals/account-number.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import { accountTypeField } from './account-type-field.ts'
import { digitsOrText } from './digits-or-text.ts'

type Pix = Extract<PaymentRequest, { type: 'pix' }>
type Transfer = Extract<PaymentRequest, { type: 'transfer' }>

export const pixFields = {
  key: z
    .union([z.string(), z.number()])
    // A number may be a CPF that lost its leading zeros, because every numeric key has at least 11 digits.
    .transform((key) => (typeof key === 'number' ? String(key).padStart(11, '0') : plainText(key)))
    .pipe(z.string().min(1).max(120))
    .meta({
      description:
        'Onze números sem o tipo valem só quando são o CPF do cliente ou o celular da mesma proposta; senão 422 pix_key_type_required.',
    })
    .register(expectedForms, { kind: 'pixKey' }),
  kind: optionalField(z.string().max(40)),
}

export const pixOf = (
  ctx: z.RefinementCtx,
  { key: text, kind, field }: { key: string; kind?: string | null | undefined; field: string },
): Pix => {
  const key = parsePixKey(text, kind)
  if (key) return { type: 'pix', key: key.key, keyKind: key.kind }
  ctx.addIssue({ code: 'custom', path: [field], params: { code: 'invalid_pix_key' } })
  return z.NEVER
}

/** A branch has four digits; a check digit after a hyphen is dropped. */
const branchField = digitsOrText
  .pipe(z.string().regex(/^\d{1,6}(-[\dxX])?$/))
  .transform((text) => text.replace(/-.$/, '').padStart(4, '0'))

// Numbers and spreadsheets drop the leading zeros of a COMPE code (3 digits) or an ISPB (8 digits).
const bankField = digitsOrText
  .pipe(textField(36))
  .transform((text) => (/^\d{1,7}$/.test(text) ? text.padStart(text.length < 4 ? 3 : 8, '0') : text))

export const accountFields = {
  bank: bankField.meta({ description: 'Id, código COMPE ou ISPB de GET /api/banks.', example: '001' }),
  branch: branchField.meta({ example: '0001' }),
  account: digitsOrText
    .transform(plainAccountNumber)
    .pipe(z.string().regex(/^\d{1,20}(-[\dxX]{1,2})?$/))
    .meta({
      description: 'Pode trazer o dígito e, na Caixa, a operação: 013.00012345-6.',
      example: '1234567',
    }),
  digit: optionalField(
    digitsOrText.pipe(z.string().regex(/^[\dxX]{1,2}$/)).transform((text) => text.toUpperCase()),
  ).meta({ description: 'Só pode faltar quando a conta traz o dígito depois do hífen.', example: '0' }),
  accountType: accountTypeField,
}

/** Returns arguments for `refine`. The rule runs even if other fields are invalid, to report all errors. */
export const checkDigitRule = (account: string, digit: string) => {
  const hasDigit = (wire: Readonly<Record<string, unknown>>): boolean =>
    Boolean(wire[digit]) || String(wire[account] ?? '').includes('-')
  const fault = { path: [digit], params: { code: 'required' }, when: isObjectRead }
  const rule: [typeof hasDigit, typeof fault] = [hasDigit, fault]
  return rule
}

type AccountInput = Omit<Transfer, 'type' | 'digit'> & {
  digit: string | null | undefined
  field: string
}

/** The number may contain its check digit ("12345-6"); a `digit` that contradicts it is rejected. */
export const transferOf = (
  ctx: z.RefinementCtx,
  { field, digit: separateDigit, ...parts }: AccountInput,
): Transfer => {
  const [account = '', written] = parts.account.toUpperCase().split('-')
  const digit = separateDigit ?? written ?? ''
  if (written === undefined || written === digit) return { type: 'transfer', ...parts, account, digit }
  ctx.addIssue({ code: 'custom', path: [field], params: { code: 'invalid_value' } })
  return z.NEVER
}
