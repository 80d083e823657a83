import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import type { FieldForm } from './field-form.ts'

const FORMS: Readonly<Record<FieldForm['kind'], Text>> = {
  cpf: {
    pt: 'CPF como texto entre aspas: 11 dígitos, com ou sem máscara, dígitos verificadores certos',
    en: 'CPF as a quoted text: 11 digits, masked or bare, with its check digits right',
  },
  uuid: { pt: 'UUID: texto de 36 caracteres', en: 'UUID: a text of 36 characters' },
  day: { pt: 'data que exista, no formato AAAA-MM-DD', en: 'a date that exists, as YYYY-MM-DD' },
  instant: { pt: 'data e hora com fuso, como RFC 3339', en: 'date and time with its offset, as in RFC 3339' },
  money: {
    pt: 'valor em reais com no máximo 2 casas: número, ou texto com ponto decimal e sem separador de milhar',
    en: 'amount in reais with at most 2 decimals: a number, or a text with a decimal point and no other separator',
  },
  email: { pt: 'endereço de e-mail', en: 'an e-mail address' },
  areaCode: { pt: 'DDD: 2 dígitos', en: 'area code: 2 digits' },
  mobile: {
    pt: 'celular sem DDD: 9 dígitos, o primeiro 9',
    en: 'mobile number without area code: 9 digits, the first a 9',
  },
  postalCode: { pt: 'CEP: 8 dígitos, com ou sem hífen', en: 'postal code: 8 digits, with or without hyphen' },
  pixKey: {
    pt: 'chave PIX: CPF, CNPJ, e-mail, celular como +5511987654321 ou chave aleatória (UUID)',
    en: 'PIX key: CPF, CNPJ, e-mail, mobile as +5511987654321 or random key (UUID)',
  },
  institution: { pt: 'código de uma instituição', en: 'the code of an institution' },
  list: {
    pt: 'um ou mais destes valores, separados por vírgula',
    en: 'one or more of these values, separated by commas',
  },
  text: { pt: 'texto', en: 'a text' },
  number: { pt: 'número', en: 'a number' },
  integer: { pt: 'número inteiro', en: 'a whole number' },
  boolean: { pt: 'true ou false', en: 'true or false' },
  items: { pt: 'lista', en: 'a list' },
  object: { pt: 'objeto', en: 'an object' },
  choice: { pt: 'um destes valores', en: 'one of these values' },
}

const UNITS: Partial<Record<FieldForm['kind'], Text>> = {
  text: { pt: ' caracteres', en: ' characters' },
  items: { pt: ' itens', en: ' items' },
}

export const expectedText = (
  { kind, allowed, fields, minimum, maximum }: FieldForm,
  language: Language,
): string => {
  const inLanguage = (text: Text) => textIn(text, language)
  const unit = inLanguage(UNITS[kind] ?? { pt: '', en: '' })
  const bounds =
    minimum !== undefined && maximum !== undefined
      ? inLanguage({ pt: ` de ${minimum} a ${maximum}${unit}`, en: ` from ${minimum} to ${maximum}${unit}` })
      : minimum !== undefined
        ? inLanguage({ pt: ` a partir de ${minimum}${unit}`, en: ` from ${minimum}${unit} up` })
        : maximum !== undefined
          ? inLanguage({ pt: ` de até ${maximum}${unit}`, en: ` of at most ${maximum}${unit}` })
          : ''
  const choices = kind === 'object' ? fields : allowed
  return `${inLanguage(FORMS[kind])}${bounds}${choices.length > 0 ? `: ${choices.join(', ')}` : ''}`
}
