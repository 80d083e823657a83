import { pixKeyText } from '#components/fields/pix-key-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'

const TEXTS = texts({
  byPix: (key: string) => [`Por PIX, na chave ${key}.`, `By PIX, to the key ${key}.`],
  toAccount: (bank: string, branch: string, account: string) => [
    `No ${bank}, agência ${branch}, conta ${account}.`,
    `At ${bank}, branch ${branch}, account ${account}.`,
  ],
})

/** Describes the payout destination without masking. Only an identified customer may see this text. */
export const payoutDestination = (payment: Payment, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  return payment.type === 'pix'
    ? t.byPix(pixKeyText({ kind: payment.keyKind, key: payment.key }))
    : t.toAccount(payment.bankName, payment.branch, `${payment.account}-${payment.digit}`)
}
