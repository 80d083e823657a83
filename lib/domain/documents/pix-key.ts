import { matchWord } from '#lib/domain/match-word.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import { readCnpj } from './cnpj.ts'
import { type Cpf, formatCpf, maskCpf, readCpf } from './cpf.ts'
import { maskEmail } from './mask-email.ts'
import { formatPhone, isMobile, maskPhone, type Phone, parsePhone, phoneE164 } from './phone.ts'

/** Source: Banco Central do Brasil, DICT manual. */
export const PIX_KEY_KINDS = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

export type PixKeyKind = (typeof PIX_KEY_KINDS)[number]

/** Key as the DICT stores it: bare CPF or CNPJ, lower-case e-mail or UUID, phone with +55 and area code. */
export type PixKey = { kind: PixKeyKind; key: string }

/** Eleven digits that may be a CPF or a mobile phone; `decidePixKey` compares them with the owner's data. */
export type UndecidedPixKey = { kind: null; key: string }

/** Names that API clients use for the kinds, in the normalized form that matchWord compares. */
const KIND_NAMES: Readonly<Record<string, PixKeyKind>> = {
  mail: 'email',
  correioeletronico: 'email',
  phonenumber: 'phone',
  cellphone: 'phone',
  mobile: 'phone',
  telefone: 'phone',
  celular: 'phone',
  randomkey: 'random',
  evp: 'random',
  aleatoria: 'random',
  chavealeatoria: 'random',
}

const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/

export const parsePixKeyKind = (name: string): PixKeyKind | null => matchWord(name, PIX_KEY_KINDS, KIND_NAMES)

/** Reads a PIX key and detects a missing kind; eleven digits without one stay undecided; null if invalid. */
export const parsePixKey = (text: string, kind?: string | null): PixKey | UndecidedPixKey | null => {
  const plain = plainText(text)
  if (kind) {
    const namedKind = parsePixKeyKind(kind)
    return namedKind && keyOf(namedKind, plain)
  }
  if (ELEVEN_DIGITS.test(plain)) return { kind: null, key: plain.replace(/-/g, '') }
  // Up to ten digits are a CPF without its leading zeros, undecided until it matches the owner's CPF.
  if (/^\d{1,10}$/.test(plain)) return readCpf(plain) && { kind: null, key: plain.padStart(11, '0') }
  for (const candidate of CANDIDATES) {
    const key = keyOf(candidate, plain)
    if (key) return key
  }
  return null
}

type PixKeyOwner = { documentNumber: string; phone: { areaCode: string; number: string } }

/** Returns the key as its owner's CPF or phone; null if it equals neither or both. */
export const decidePixKey = ({ key }: UndecidedPixKey, owner: PixKeyOwner): PixKey | null => {
  const isCpf = key === owner.documentNumber
  const isPhone = key === `${owner.phone.areaCode}${owner.phone.number}`
  if (isCpf === isPhone) return null
  return keyOf(isCpf ? 'cpf' : 'phone', key)
}

export const formatPixKey = ({ kind, key }: PixKey): string => {
  if (kind === 'cpf') return formatCpf(key as Cpf)
  if (kind === 'phone') return formatPhone(parsePhone(key) as Phone)
  return key
}

export const maskPixKey = ({ kind, key }: PixKey): string => {
  if (kind === 'cpf') return maskCpf(key as Cpf)
  if (kind === 'phone') return maskPhone(parsePhone(key) as Phone)
  if (kind === 'email') return maskEmail(key)
  return `${key.slice(0, 4)}…${key.slice(-4)}`
}

// Eleven digits, bare or grouped only by hyphens, may be a CPF or a phone: people write both that way.
const ELEVEN_DIGITS = /^\d{11}$|^\d{2}-\d{5}-?\d{4}$/

const CANDIDATES: readonly PixKeyKind[] = ['email', 'random', 'cpf', 'phone', 'cnpj']

const keyOf = (kind: PixKeyKind, plain: string): PixKey | null => {
  const key = READERS[kind](plain)
  return key === null ? null : { kind, key }
}

const READERS: Readonly<Record<PixKeyKind, (plain: string) => string | null>> = {
  cpf: readCpf,
  cnpj: readCnpj,
  email: (plain) => {
    const email = plain.toLowerCase()
    return email.length <= 77 && EMAIL.test(email) ? email : null
  },
  phone: (plain) => {
    const phone = parsePhone(plain)
    return phone && isMobile(phone) ? phoneE164(phone) : null
  },
  random: (plain) => (isUuid(plain.toLowerCase()) ? plain.toLowerCase() : null),
}
