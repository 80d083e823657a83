import { saidIn, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language'
import type { Payment } from '#lib/domain/proposals/payment'

const TEXTS = texts({
  key: (key: string) => [`a chave ${key}`, `the key ${key}`],
  account: (bank: string, branch: string, account: string) => [
    `${bank}, agência ${branch}, conta ${account}`,
    `${bank}, branch ${branch}, account ${account}`,
  ],
})

/** Where the money was to go, masked as it came, for its owner to recognise. */
export const maskedPlace = (payment: Payment, language: Language): string => {
  const t = saidIn(TEXTS, language)
  if (payment.type === 'pix') return t.key(payment.key)
  return t.account(payment.bankName, payment.branch, `${payment.account}-${payment.digit}`)
}
