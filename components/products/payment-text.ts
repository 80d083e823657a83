import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { PixKeyKind } from '#lib/domain/documents/pix-key.ts'
import type { Language } from '#lib/domain/language.ts'

const KEY_KINDS: Readonly<Record<PixKeyKind, Bilingual>> = {
  cpf: ['PIX, chave CPF', 'PIX, CPF key'],
  cnpj: ['PIX, chave CNPJ', 'PIX, CNPJ key'],
  email: ['PIX, chave e-mail', 'PIX, e-mail key'],
  phone: ['PIX, chave celular', 'PIX, mobile key'],
  random: ['PIX, chave aleatória', 'PIX, random key'],
}

const TEXTS = texts({
  checking: ['Conta corrente', 'Checking account'],
  savings: ['Conta poupança', 'Savings account'],
  payment: ['Conta de pagamento', 'Payment account'],
  account: (bank: string, branch: string, account: string) => [
    `${bank}, agência ${branch}, conta ${account}`,
    `${bank}, branch ${branch}, account ${account}`,
  ],
})

export const paymentText = (
  payment: Proposal['payment'],
  language: Language,
): { destination: string; kind: string } => {
  if (payment.type === 'pix')
    return {
      destination: payment.data.pix,
      kind: localized(KEY_KINDS[payment.data.pixKeyType as PixKeyKind], language),
    }
  const { bankName, agency, account, digit, accountType } = payment.data
  const t = localizedTexts(TEXTS, language)
  const kinds = { checking_account: t.checking, savings_account: t.savings, payment_account: t.payment }
  return { destination: t.account(bankName, agency, `${account}-${digit}`), kind: kinds[accountType] }
}
