import { z } from 'zod'
import { expectedForms } from '#lib/contracts/expected-forms'
import { textField } from '#lib/contracts/fields'
import { optionalField } from '#lib/contracts/optional-field'
import { asWord } from '#lib/contracts/word-field'
import { parsePixKey } from '#lib/domain/documents/pix-key'
import { plainText } from '#lib/domain/plain-text'
import type { PaymentRequest } from '#lib/domain/proposals/payment'
import { digitsOrText } from './digits-or-text.ts'

type Pix = Extract<PaymentRequest, { type: 'pix' }>
type Transfer = Extract<PaymentRequest, { type: 'transfer' }>

/** Parts of a PIX payment; the names of the members differ between the paths. */
export const pixFields = {
  key: z
    .union([z.string(), z.number()])
    // A number cannot carry the leading zeros of a CPF, the shortest key made of digits.
    .transform((key) => (typeof key === 'number' ? String(key).padStart(11, '0') : plainText(key)))
    .pipe(z.string().min(1).max(120))
    .meta({
      description:
        'Onze números sem o tipo valem só quando são o CPF do cliente ou o celular da mesma proposta; senão 422 pix_key_type_required.',
    })
    .register(expectedForms, { kind: 'pixKey' }),
  kind: optionalField(z.string().max(40)),
}

/** A PIX key as it was sent, with its kind when the sender names it; refused at `field`. */
export const pixOf = (
  ctx: z.RefinementCtx,
  { key: sent, kind, field }: { key: string; kind?: string | null | undefined; field: string },
): Pix => {
  const key = parsePixKey(sent, kind)
  if (key) return { type: 'pix', key: key.key, keyKind: key.kind }
  ctx.addIssue({ code: 'custom', path: [field], params: { code: 'invalid_pix_key' } })
  return z.NEVER
}

/** Banks know an agency by four digits; a check digit behind a hyphen is not part of it. */
const branchField = digitsOrText
  .pipe(z.string().regex(/^\d{1,6}(-[\dxX])?$/))
  .transform((text) => text.replace(/-.$/, '').padStart(4, '0'))

// Neither a number nor a spreadsheet keeps the leading zeros of a COMPE code (3 digits) or an ISPB (8).
const bankField = digitsOrText
  .pipe(textField(36))
  .transform((text) => (/^\d{1,7}$/.test(text) ? text.padStart(text.length < 4 ? 3 : 8, '0') : text))

const accountTypes = {
  checking_account: 'checking',
  savings_account: 'savings',
  saving_account: 'savings',
} as const

const ACCOUNT_TYPES = ['checking_account', 'savings_account', 'saving_account'] as const

const ACCOUNT_TYPE_NAMES: Readonly<Record<string, keyof typeof accountTypes>> = {
  checking: 'checking_account',
  corrente: 'checking_account',
  contacorrente: 'checking_account',
  savings: 'savings_account',
  poupanca: 'savings_account',
  contapoupanca: 'savings_account',
}

/** Parts of an account; the names of the members differ between the paths. */
export const accountFields = {
  bank: bankField.meta({ description: 'Id, código COMPE ou ISPB de GET /api/banks.', example: '001' }),
  branch: branchField.meta({ example: '0001' }),
  account: digitsOrText.pipe(z.string().regex(/^\d{1,20}(-[\dxX]{1,2})?$/)).meta({ example: '1234567' }),
  digit: digitsOrText
    .pipe(z.string().regex(/^[\dxX]{1,2}$/))
    .transform((text) => text.toUpperCase())
    .meta({ example: '0' }),
  accountType: z.preprocess(
    (value: keyof typeof accountTypes) => asWord(value, ACCOUNT_TYPES, ACCOUNT_TYPE_NAMES),
    z.enum(ACCOUNT_TYPES).transform((type) => accountTypes[type]),
  ),
}

/**
 * An account as it was sent, whose number may repeat its check digit ("12345-6" with digit "6"). Another
 * digit behind the hyphen is refused at `field`: nobody can tell which account is meant.
 */
export const transferOf = (
  ctx: z.RefinementCtx,
  { field, ...parts }: Omit<Transfer, 'type'> & { field: string },
): Transfer => {
  const [account = '', repeated] = parts.account.toUpperCase().split('-')
  if (repeated === undefined || repeated === parts.digit) return { type: 'transfer', ...parts, account }
  ctx.addIssue({ code: 'custom', path: [field], params: { code: 'invalid_value' } })
  return z.NEVER
}
