import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'
import type { BorrowerFormValues } from './borrower-form.ts'

const WORDS: Partial<Record<keyof BorrowerFormValues, Bilingual>> = {
  birthDate: [
    'Informe a data de nascimento: dia, mês e ano.',
    'Enter the date of birth: day, month and year.',
  ],
  gender: ['Escolha uma opção.', 'Choose an option.'],
  documentType: ['Escolha RG ou CNH.', 'Choose RG or CNH.'],
  documentDate: [
    'Informe a data de emissão: dia, mês e ano.',
    'Enter the date of issue: day, month and year.',
  ],
  maritalStatus: ['Escolha o estado civil.', 'Choose the marital status.'],
  phone: [
    'Celular com DDD, por exemplo (11) 98765-4321.',
    'Mobile with area code, for example (11) 98765-4321.',
  ],
  email: ['Confira o e-mail, como nome@empresa.com.br.', 'Check the e-mail, like name@company.com.br.'],
  postalCode: ['Confira os 8 números do CEP.', 'Check the 8 digits of the CEP.'],
  state: ['Escolha o estado.', 'Choose the state.'],
  pix: [
    'Informe a chave como está no aplicativo do banco do cliente.',
    'Enter the key as it is in the app of the customer’s bank.',
  ],
  bankId: ['Escolha o banco.', 'Choose the bank.'],
  agency: ['Só números, sem o dígito.', 'Numbers only, without the digit.'],
  account: ['Só números, sem o dígito.', 'Numbers only, without the digit.'],
  digit: ['Um número ou X.', 'A digit or X.'],
}

const CHECK: Bilingual = ['Confira este campo.', 'Check this field.']

const OWN_WORDS_FOR = ['required', 'invalid_value', 'invalid_date', 'invalid_phone']

type FormError = { type?: unknown; message?: string | undefined } | undefined

export const formErrorText = (
  field: keyof BorrowerFormValues,
  error: FormError,
  language: Language,
): string | undefined => {
  if (!error) return undefined
  const own = OWN_WORDS_FOR.includes(String(error.type)) ? WORDS[field] : undefined
  return own ? localized(own, language) : (error.message ?? localized(CHECK, language))
}
