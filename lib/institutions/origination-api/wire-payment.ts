import { findBank } from '#db/queries/proposals/banks.ts'
import { withLookup } from '#db/transaction.ts'
import { accountTypeWord } from '#lib/contracts/proposal-fields/account-type-field.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'

type Transfer = Extract<Payment, { type: 'transfer' }>

/** Returns the ISPB, which identifies a bank everywhere; our own bank id means nothing to others. */
const ispbOf = async ({ bankId }: Transfer): Promise<string> =>
  (await withLookup({}, (tx) => findBank(tx, bankId)))?.ispb ?? bankId

export const fgtsPayment = async (payment: Payment) =>
  payment.type === 'pix'
    ? { type: 'pix', data: { pix: payment.key, pixKeyType: payment.keyKind } }
    : {
        type: 'transfer',
        data: {
          bankId: await ispbOf(payment),
          agency: payment.branch,
          account: payment.account,
          digit: payment.digit,
          accountType: accountTypeWord(payment.accountType),
        },
      }

export const fgtsPaymentSolution = async (payment: Payment) =>
  payment.type === 'pix'
    ? { pix: payment.key, pixKeyType: payment.keyKind }
    : {
        bankId: await ispbOf(payment),
        bankAccountNumber: payment.account,
        bankAccountBranch: payment.branch,
        bankAccountDigit: payment.digit,
        bankAccountType: accountTypeWord(payment.accountType),
      }

export const cltBank = async (payment: Payment) =>
  payment.type === 'pix'
    ? { transfer_method: 'pix', pix_key: payment.key, pix_key_type: payment.keyKind }
    : {
        transfer_method: 'ted',
        bank_id: await ispbOf(payment),
        branch_number: payment.branch,
        account_number: payment.account,
        account_digit: payment.digit,
        account_type: accountTypeWord(payment.accountType),
      }
