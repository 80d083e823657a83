import type { Language } from '#lib/domain/language'
import type { FieldForm } from './field-form.ts'

type Pair = readonly [pt: string, en: string]

const FORMS: Readonly<Record<FieldForm['kind'], Pair>> = {
  cpf: [
    'CPF como texto entre aspas: 11 dígitos, com ou sem máscara, dígitos verificadores certos',
    'CPF as a quoted text: 11 digits, masked or bare, with its check digits right',
  ],
  uuid: ['UUID: texto de 36 caracteres', 'UUID: a text of 36 characters'],
  day: ['data que exista, no formato AAAA-MM-DD', 'a date that exists, as YYYY-MM-DD'],
  instant: ['data e hora com fuso, como RFC 3339', 'date and time with its offset, as in RFC 3339'],
  money: [
    'valor em reais com no máximo 2 casas: número, ou texto com ponto decimal e sem separador de milhar',
    'amount in reais with at most 2 decimals: a number, or a text with a decimal point and no other separator',
  ],
  email: ['endereço de e-mail', 'an e-mail address'],
  areaCode: ['DDD: 2 dígitos', 'area code: 2 digits'],
  mobile: [
    'celular sem DDD: 9 dígitos, o primeiro 9',
    'mobile number without area code: 9 digits, the first a 9',
  ],
  postalCode: ['CEP: 8 dígitos, com ou sem hífen', 'postal code: 8 digits, with or without hyphen'],
  pixKey: [
    'chave PIX: CPF, CNPJ, e-mail, celular como +5511987654321 ou chave aleatória (UUID)',
    'PIX key: CPF, CNPJ, e-mail, mobile as +5511987654321 or random key (UUID)',
  ],
  institution: ['código de uma instituição', 'the code of an institution'],
  list: [
    'um ou mais destes valores, separados por vírgula',
    'one or more of these values, separated by commas',
  ],
  text: ['texto', 'a text'],
  number: ['número', 'a number'],
  integer: ['número inteiro', 'a whole number'],
  boolean: ['true ou false', 'true or false'],
  items: ['lista', 'a list'],
  object: ['objeto', 'an object'],
  choice: ['um destes valores', 'one of these values'],
}

const UNITS: Partial<Record<FieldForm['kind'], Pair>> = {
  text: [' caracteres', ' characters'],
  items: [' itens', ' items'],
}

/** The expected form in words: what it is, its bounds, the values it may have or the fields it has. */
export const expectedText = (
  { kind, allowed, fields, minimum, maximum }: FieldForm,
  language: Language,
): string => {
  const say = ([pt, en]: Pair) => (language === 'en' ? en : pt)
  const unit = say(UNITS[kind] ?? ['', ''])
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? say([` de ${minimum} a ${maximum}${unit}`, ` from ${minimum} to ${maximum}${unit}`])
      : minimum !== undefined
        ? say([` a partir de ${minimum}${unit}`, ` from ${minimum}${unit} up`])
        : maximum !== undefined
          ? say([` de até ${maximum}${unit}`, ` of at most ${maximum}${unit}`])
          : ''
  const listed = kind === 'object' ? fields : allowed
  return `${say(FORMS[kind])}${bounds}${listed.length > 0 ? `: ${listed.join(', ')}` : ''}`
}
