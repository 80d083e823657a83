import { localizedTexts, texts } from '#components/language/texts.ts'
import { parsePixKey } from '#lib/domain/documents/pix-key.ts'
import type { Language } from '#lib/domain/language.ts'
import { pixKeyText } from './pix-key-text.ts'

const KINDS = texts({
  cpf: ['CPF', 'CPF'],
  cnpj: ['CNPJ', 'CNPJ'],
  email: ['e-mail', 'e-mail'],
  phone: ['celular', 'mobile'],
  random: ['chave aleatória', 'random key'],
})

const TEXTS = texts({
  paid: (kind: string, key: string) => [
    `O dinheiro vai por PIX para ${kind} ${key}.`,
    `The money goes by PIX to ${kind} ${key}.`,
  ],
  otherPhone: [
    ' Não é o celular desta proposta: confirme com o cliente que a chave é dele.',
    ' It is not the phone of this proposal: ask the customer whether the key is theirs.',
  ],
})

type TypedKey = { pix: string; kind?: string | undefined; phone?: string | undefined }

/** Returns where the money goes, with a warning if the key is a phone number other than the proposal's. */
export const pixDestination = ({ pix, kind, phone }: TypedKey, language: Language): string | undefined => {
  const open = parsePixKey(pix)
  const isOwnPhone = open?.kind === null && open.key === phone
  const key = open?.kind === null ? parsePixKey(pix, isOwnPhone ? 'phone' : kind) : open
  if (!key || key.kind === null) return undefined
  const t = localizedTexts(TEXTS, language)
  const text = t.paid(localizedTexts(KINDS, language)[key.kind], pixKeyText(key))
  const isOther = key.kind === 'phone' && phone !== undefined && key.key !== `+55${phone}`
  return isOther ? `${text}${t.otherPhone}` : text
}
