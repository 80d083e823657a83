import { isUuid } from '#lib/domain/uuid'
import { knownWord } from '../known-word.ts'
import { plainText } from '../plain-text.ts'
import { readCnpj } from './cnpj.ts'
import { type Cpf, formatCpf, maskCpf, readCpf } from './cpf.ts'
import { maskEmail } from './mask-email.ts'
import { formatPhone, isMobile, maskPhone, type Phone, parsePhone, phoneE164 } from './phone.ts'

/** The kinds of PIX key. Source: Banco Central do Brasil, DICT manual. */
export const PIX_KEY_KINDS = ['cpf', 'cnpj', 'email', 'phone', 'random'] as const

export type PixKeyKind = (typeof PIX_KEY_KINDS)[number]

/**
 * A key in the form the directory stores: bare CPF or CNPJ, lower-case e-mail or UUID, phone as +55 DDD
 * number.
 */
export type PixKey = { kind: PixKeyKind; key: string }

/** Eleven digits, a CPF or a mobile phone: only who is to be paid, or the sender, can say which. */
export type UndecidedPixKey = { kind: null; key: string }

/** Names other programs use for the kinds, in the plain form in which words are compared. */
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

/** The kind a name represents ("telefone", "E-mail", "chave aleatória" …); null when unknown. */
export const parsePixKeyKind = (name: string): PixKeyKind | null => knownWord(name, PIX_KEY_KINDS, KIND_NAMES)

/**
 * Reads a PIX key of the kind named, or of the kind its form shows; null when it is no valid key of that
 * kind. Without a kind, eleven digits stay undecided unless their punctuation is a CPF's or a phone's.
 */
export const parsePixKey = (text: string, kind?: string | null): PixKey | UndecidedPixKey | null => {
  const written = plainText(text)
  if (kind) {
    const named = parsePixKeyKind(kind)
    return named && keyOf(named, written)
  }
  if (ELEVEN_DIGITS.test(written)) return { kind: null, key: written.replace(/-/g, '') }
  // A CPF that lost its leading zeros; no mobile phone has fewer than eleven digits.
  if (/^\d{1,10}$/.test(written)) return readCpf(written) && { kind: null, key: written.padStart(11, '0') }
  for (const candidate of CANDIDATES) {
    const key = keyOf(candidate, written)
    if (key) return key
  }
  return null
}

type PixKeyOwner = { documentNumber: string; phone: { areaCode: string; number: string } }

/**
 * Decides what eleven digits are by whose key they must be: their CPF or their phone; null when they are
 * neither, or both.
 */
export const decidePixKey = ({ key }: UndecidedPixKey, owner: PixKeyOwner): PixKey | null => {
  const isCpf = key === owner.documentNumber
  const isPhone = key === `${owner.phone.areaCode}${owner.phone.number}`
  if (isCpf === isPhone) return null
  return keyOf(isCpf ? 'cpf' : 'phone', key)
}

/** A key as its owner writes it: CPF and phone with their punctuation. */
export const writtenPixKey = ({ kind, key }: PixKey): string => {
  if (kind === 'cpf') return formatCpf(key as Cpf)
  if (kind === 'phone') return formatPhone(parsePhone(key) as Phone)
  return key
}

/** For lists and logs: what identifies the kind and little more. */
export const maskPixKey = ({ kind, key }: PixKey): string => {
  if (kind === 'cpf') return maskCpf(key as Cpf)
  if (kind === 'phone') return maskPhone(parsePhone(key) as Phone)
  if (kind === 'email') return maskEmail(key)
  return `${key.slice(0, 4)}…${key.slice(-4)}`
}

// Bare, or grouped by hyphens alone, which both are.
const ELEVEN_DIGITS = /^\d{11}$|^\d{2}-\d{5}-?\d{4}$/

const CANDIDATES: readonly PixKeyKind[] = ['email', 'random', 'cpf', 'phone', 'cnpj']

const keyOf = (kind: PixKeyKind, written: string): PixKey | null => {
  const key = READERS[kind](written)
  return key === null ? null : { kind, key }
}

const READERS: Readonly<Record<PixKeyKind, (written: string) => string | null>> = {
  cpf: readCpf,
  cnpj: readCnpj,
  email: (written) => {
    const email = written.toLowerCase()
    return email.length <= 77 && EMAIL.test(email) ? email : null
  },
  phone: (written) => {
    const phone = parsePhone(written)
    return phone && isMobile(phone) ? phoneE164(phone) : null
  },
  random: (written) => (isUuid(written.toLowerCase()) ? written.toLowerCase() : null),
}
