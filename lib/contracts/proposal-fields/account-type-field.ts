import { z } from 'zod'
import { asWord } from '#lib/contracts/word-field.ts'
import { matchWord } from '#lib/domain/match-word.ts'
import type { AccountType } from '#lib/domain/proposals/payment.ts'

export const ACCOUNT_TYPE_WORDS = ['checking_account', 'savings_account', 'payment_account'] as const

type AccountTypeWord = (typeof ACCOUNT_TYPE_WORDS)[number]

export const accountTypeWord = (type: AccountType): AccountTypeWord => `${type}_account`

const TYPES = {
  checking_account: 'checking',
  savings_account: 'savings',
  saving_account: 'savings',
  payment_account: 'payment',
} as const satisfies Record<string, AccountType>

const WORDS = ['checking_account', 'savings_account', 'saving_account', 'payment_account'] as const

// CACC, SVGS, TRAN and SLRY are codes of PIX (ISO 20022); CC, PP and PG are codes of TED.
const OTHER_NAMES: Readonly<Record<string, AccountTypeWord>> = {
  checking: 'checking_account',
  current: 'checking_account',
  currentaccount: 'checking_account',
  corrente: 'checking_account',
  contacorrente: 'checking_account',
  cc: 'checking_account',
  cacc: 'checking_account',
  saving: 'savings_account',
  savings: 'savings_account',
  poupanca: 'savings_account',
  contapoupanca: 'savings_account',
  contadepoupanca: 'savings_account',
  pp: 'savings_account',
  svgs: 'savings_account',
  payment: 'payment_account',
  pagamento: 'payment_account',
  contapagamento: 'payment_account',
  contadepagamento: 'payment_account',
  pg: 'payment_account',
  tran: 'payment_account',
}

const SALARY_NAMES: Readonly<Record<string, 'salary_account'>> = {
  salary: 'salary_account',
  salario: 'salary_account',
  contasalario: 'salary_account',
  slry: 'salary_account',
}

export const accountTypeField = z.preprocess(
  (value: keyof typeof TYPES, ctx) => {
    if (typeof value === 'string' && matchWord(value, ['salary_account'], SALARY_NAMES) !== null)
      ctx.addIssue({ code: 'custom', params: { code: 'salary_account' } })
    return asWord(value, WORDS, OTHER_NAMES)
  },
  z.enum(WORDS).transform((type) => TYPES[type]),
)
