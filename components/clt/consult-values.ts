import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Consult, ConsultRequest } from '#lib/client/clt.ts'
import type { RevealedData } from '#lib/client/personal-data.ts'
import type { Language } from '#lib/domain/language.ts'

export type ConsultValues = {
  documentNumber: string
  name: string
  birthDate: string
  gender: string
  email: string
  phone: string
  provider: string
}

export const EMPTY_CONSULT: ConsultValues = {
  documentNumber: '',
  name: '',
  birthDate: '',
  gender: '',
  email: '',
  phone: '',
  provider: '',
}

export const CONSULT_DRAFT = 'clt-consult'

export const consultToWire = (values: ConsultValues): ConsultRequest => ({
  borrowerDocumentNumber: values.documentNumber,
  // The form holds the choice as a string; the schema checks that it is a valid option.
  gender: values.gender as ConsultRequest['gender'],
  birthDate: values.birthDate,
  signerName: values.name,
  signerEmail: values.email,
  signerPhone: { countryCode: '55', areaCode: values.phone.slice(0, 2), phoneNumber: values.phone.slice(2) },
  provider: values.provider,
})

const FIELDS: Readonly<Record<string, keyof ConsultValues>> = {
  borrowerDocumentNumber: 'documentNumber',
  signerName: 'name',
  signerEmail: 'email',
  signerPhone: 'phone',
}

export const consultFieldOf = (pointer: string): string => {
  const name = pointer.split('/')[1] ?? ''
  return FIELDS[name] ?? name
}

export const consultValuesOf = (
  { name, gender }: Consult,
  revealed: RevealedData,
  provider: string,
): ConsultValues => ({
  documentNumber: revealed.documentNumber ?? '',
  name,
  birthDate: revealed.birthDate ?? '',
  gender,
  email: revealed.email ?? '',
  phone: revealed.phone?.replace('+55', '') ?? '',
  provider,
})

export const REVEALED_FOR_TERM = ['documentNumber', 'birthDate', 'email', 'phone'] as const

const WORDS: Partial<Record<keyof ConsultValues, Bilingual>> = {
  documentNumber: [
    'Confira os 11 números do CPF com o cliente.',
    'Check the 11 digits of the CPF with the customer.',
  ],
  name: ['Informe o nome completo.', 'Enter the full name.'],
  birthDate: ['Informe dia, mês e ano.', 'Enter day, month and year.'],
  gender: ['Escolha o gênero.', 'Choose the gender.'],
  email: ['Confira o e-mail, como nome@empresa.com.br.', 'Check the e-mail, like name@company.com.br.'],
  phone: [
    'Celular com DDD, por exemplo (11) 98765-4321.',
    'Mobile with area code, for example (11) 98765-4321.',
  ],
  provider: ['Escolha a instituição.', 'Choose the institution.'],
}

const OWN_WORDS_FOR = [
  'required',
  'invalid_value',
  'invalid_date',
  'invalid_phone',
  'invalid_cpf',
  'too_small',
]

type FormError = { type?: unknown; message?: string | undefined } | undefined

const SOME_PROBLEM: Bilingual = ['Confira este campo.', 'Check this field.']

export const consultErrorText = (
  field: keyof ConsultValues,
  error: FormError,
  language: Language,
): string | undefined => {
  if (!error) return undefined
  const own = OWN_WORDS_FOR.includes(String(error.type)) ? WORDS[field] : undefined
  return own ? localized(own, language) : (error.message ?? localized(SOME_PROBLEM, language))
}
