export type BorrowerFormValues = {
  name: string
  birthDate: string
  motherName: string
  /** This and the next three fields are used only for CLT and are empty for FGTS. */
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
  /** Type (CPF or phone) of a PIX key of eleven digits; empty until chosen. */
  pixKind: string
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
  pixKind: '',
  bankId: '',
  agency: '',
  account: '',
  digit: '',
  accountType: 'checking_account',
}
