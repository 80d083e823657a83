import type { WireInputOf } from '#lib/contracts/contract'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'

/** The form of a proposal: as on the wire, but for a phone in one piece and the payment without its nesting. */
export type FgtsProposalValues = {
  name: string
  birthDate: string
  motherName: string
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

export const EMPTY_PROPOSAL: FgtsProposalValues = {
  name: '',
  birthDate: '',
  motherName: '',
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

/** What the proposal is made of beside the form. */
export type FgtsProposalBasis = { simulationId: string; documentNumber: string }

export type FgtsProposalWire = WireInputOf<typeof createFgtsProposalContract>

/** The form on the wire. */
export const proposalToWire =
  ({ simulationId, documentNumber }: FgtsProposalBasis) =>
  (values: FgtsProposalValues): FgtsProposalWire => {
    const { paymentType, pix, bankId, agency, account, digit, accountType, phone, ...borrower } = values
    const payment =
      paymentType === 'pix'
        ? { type: 'pix', data: { pix } }
        : { type: 'transfer', data: { bankId, agency, account, digit, accountType } }
    return {
      ...borrower,
      fgtsSimulationId: simulationId,
      individualDocumentNumber: documentNumber,
      personType: 'natural',
      phoneCountryCode: '55',
      phoneRegionCode: phone.slice(0, 2),
      phone: phone.slice(2),
      formalizationLink: '',
      payment,
      // The schema narrows the choices that are still plain texts here.
    } as FgtsProposalWire
  }

/** The form's field for a pointer into the wire. */
export const proposalFieldOf = (pointer: string): string => {
  if (pointer.startsWith('/phone')) return 'phone'
  return pointer.split('/').at(-1) ?? ''
}

const WORDS: Partial<Record<keyof FgtsProposalValues, string>> = {
  birthDate: 'Informe a data de nascimento: dia, mês e ano.',
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
export const proposalErrorText = (field: keyof FgtsProposalValues, error: FormError): string | undefined => {
  if (!error) return undefined
  return (
    (OWN_WORDS_FOR.includes(String(error.type)) ? WORDS[field] : undefined) ??
    error.message ??
    'Confira este campo.'
  )
}
