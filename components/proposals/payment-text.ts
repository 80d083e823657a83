import type { Proposal } from '#lib/client/proposals'
import type { PixKeyKind } from '#lib/domain/documents/pix-key'

const KEY_KINDS: Readonly<Record<PixKeyKind, string>> = {
  cpf: 'PIX, chave CPF',
  cnpj: 'PIX, chave CNPJ',
  email: 'PIX, chave e-mail',
  phone: 'PIX, chave celular',
  random: 'PIX, chave aleatória',
}

/** Where the money goes, masked as it came, and what kind of place it is. */
export const paymentText = (payment: Proposal['payment']): { place: string; kind: string } => {
  if (payment.type === 'pix')
    return { place: payment.data.pix, kind: KEY_KINDS[payment.data.pixKeyType as PixKeyKind] }
  const { bankName, agency, account, digit, accountType } = payment.data
  const kind = accountType === 'checking_account' ? 'Conta corrente' : 'Conta poupança'
  return { place: `${bankName}, agência ${agency}, conta ${account}-${digit}`, kind }
}
