/** What a person is asked for a proposal of either product, flat: a phone in one piece, the payment without its nesting. */
export type BorrowerFormValues = {
  name: string
  birthDate: string
  motherName: string
  /** CLT only; empty for FGTS, like the next three. */
  gender: string
  documentType: string
  documentIssuer: string
  documentDate: string
  documentIdentificationNumber: string
  maritalStatus: string
  nationality: string
  isPEP: boolean
  phone: string
  email: string
  postalCode: string
  state: string
  city: string
  neighborhood: string
  street: string
  addressNumber: string
  complement: string
  paymentType: 'pix' | 'transfer'
  pix: string
  bankId: string
  agency: string
  account: string
  digit: string
  accountType: string
}

export const EMPTY_BORROWER_FORM: BorrowerFormValues = {
  name: '',
  birthDate: '',
  motherName: '',
  gender: '',
  documentType: '',
  documentIssuer: '',
  documentDate: '',
  documentIdentificationNumber: '',
  maritalStatus: '',
  nationality: 'Brasileira',
  isPEP: false,
  phone: '',
  email: '',
  postalCode: '',
  state: '',
  city: '',
  neighborhood: '',
  street: '',
  addressNumber: '',
  complement: '',
  paymentType: 'pix',
  pix: '',
  bankId: '',
  agency: '',
  account: '',
  digit: '',
  accountType: 'checking_account',
}

const WORDS: Partial<Record<keyof BorrowerFormValues, string>> = {
  birthDate: 'Informe a data de nascimento: dia, mês e ano.',
  gender: 'Escolha uma opção.',
  documentType: 'Escolha RG ou CNH.',
  documentDate: 'Informe a data de emissão: dia, mês e ano.',
  maritalStatus: 'Escolha o estado civil.',
  phone: 'Informe um celular com DDD: 11 números, o terceiro é 9.',
  email: 'Confira o e-mail, como nome@empresa.com.br.',
  postalCode: 'Confira os 8 números do CEP.',
  state: 'Escolha o estado.',
  pix: 'Informe a chave como está no aplicativo do banco do cliente.',
  bankId: 'Escolha o banco.',
  agency: 'Só números, sem o dígito.',
  account: 'Só números, sem o dígito.',
  digit: 'Um número ou X.',
}

/** Codes so general that the form knows better. */
const OWN_WORDS_FOR = ['required', 'invalid_value', 'invalid_date', 'invalid_phone']

type FormError = { type?: unknown; message?: string | undefined } | undefined

/** The problem of a field in the words of this form. */
export const formErrorText = (field: keyof BorrowerFormValues, error: FormError): string | undefined => {
  if (!error) return undefined
  return (
    (OWN_WORDS_FOR.includes(String(error.type)) ? WORDS[field] : undefined) ??
    error.message ??
    'Confira este campo.'
  )
}
